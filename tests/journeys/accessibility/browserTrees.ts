import type { Browser, Page } from '@playwright/test';

/** What a browser tells screen readers: the controls, headings and live regions of a page, one a line, in its order. */
type Tree = string[];

interface TreeNode {
  role: string;
  name: string;
  /** Of a live region. */
  live: string;
}

/** What is compared. Browsers differ in what they tell about text, lists and landmarks. */
const ROLES = new Set(
  'alert button checkbox combobox dialog group heading link radio region status textbox'.split(' '),
);

const treeOf = (nodes: readonly TreeNode[]): Tree =>
  nodes
    .filter(({ role, live }) => ROLES.has(role) || live !== '')
    .map(({ role, name, live }) =>
      // References and national numbers differ in each run. MUI puts a zero-width space before an icon; an alert is always
      // assertive, which Firefox does not repeat.
      `${ROLES.has(role) ? role : 'text'} "${name.replaceAll(/\u200b\s?/g, '').trim()}" ${role === 'alert' ? '' : live}`
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\d/g, '0')
        .trim(),
    );

interface CdpNode {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: string } }[];
}

/** The accessibility tree of Chromium. */
export async function chromiumTree(page: Page): Promise<Tree> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: CdpNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: CdpNode | undefined): CdpNode[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => inOrder(byId.get(id)))] : [];
  return treeOf(
    inOrder(nodes[0])
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties = [] }) => {
        const valueOf = (wanted: string) => properties.find((one) => one.name === wanted)?.value;
        return {
          role: role?.value ?? '',
          name: name?.value ?? '',
          // What is in a live region has its root.
          live: valueOf('root') ? '' : (valueOf('live')?.value ?? ''),
        };
      }),
  );
}

/** Reads the tree in the process of the page, where Firefox computes its names. */
const IN_CONTENT = `(() => {
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const read = (accessible) => {
    const attributes = [...accessible.attributes.enumerate()];
    // It repeats the default too.
    const live = attributes.find(({ key, value }) => key === 'live' && value !== 'off')?.value ?? '';
    const nodes = [{ role: accessible.computedARIARole, name: accessible.name ?? '', live }];
    for (let child = accessible.firstChild; child; child = child.nextSibling) nodes.push(...read(child));
    return nodes;
  };
  const send = () => {
    const root = service.getAccessibleFor(content.document);
    if (root?.childCount) sendAsyncMessage('tree', JSON.stringify(read(root)));
    else content.requestAnimationFrame(send);
  };
  send();
})()`;

/** Runs it in the newest tab. */
const IN_BROWSER = `new Promise((resolve) => {
  const tabs = [...Services.wm.getEnumerator('navigator:browser')].flatMap(({ gBrowser }) => gBrowser.tabs);
  const { messageManager } = tabs.at(-1).linkedBrowser;
  const listener = ({ data }) => {
    messageManager.removeMessageListener('tree', listener);
    resolve(data);
  };
  messageManager.addMessageListener('tree', listener);
  messageManager.loadFrameScript(${JSON.stringify(`data:,${encodeURIComponent(IN_CONTENT)}`)}, false);
})`;

interface BidiSession {
  send(method: 'browsingContext.getTree', params: object): Promise<{ contexts: { context: string }[] }>;
  send(method: 'script.evaluate', params: object): Promise<{ result: { value: string } }>;
}

/** The accessibility tree of Firefox: Playwright's own names are not those of the browser. */
export async function firefoxTree(browser: Browser): Promise<Tree> {
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl: (browser: Browser) => { _browserSession: BidiSession } };
  };
  const session = connection.toImpl(browser)._browserSession;
  const { contexts } = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { result } = await session.send('script.evaluate', {
    expression: IN_BROWSER,
    target: { context: contexts[0]?.context },
    awaitPromise: true,
  });
  return treeOf(JSON.parse(result.value) as TreeNode[]);
}
