import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { browserLaunch } from './browser.ts';

test('the browser of the tests can only reach this machine', async () => {
  const requested: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    requested.push(headers.host);
    response.setHeader('Access-Control-Allow-Origin', '*').end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const browser = await chromium.launch(browserLaunch());
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const page = await browser.newPage();
  const { port } = server.address() as AddressInfo;
  // 127.0.0.2 represents another machine.
  const hosts = [`127.0.0.2:${port}`, `127.0.0.1:${port}`];
  const results = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map((host) =>
          fetch(`http://${host}/`).then(
            () => true,
            () => false,
          ),
        ),
      ),
    hosts,
  );
  expect(results).toEqual([false, true]);
  expect(requested).toEqual(hosts.slice(1));
});
