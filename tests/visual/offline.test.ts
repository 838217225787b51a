import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunch } from '../browser.ts';

let browser: Browser;
let server: Server;
let requests = 0;

beforeAll(async () => {
  server = createServer((_request, response) => {
    requests += 1;
    response.setHeader('Access-Control-Allow-Origin', '*').end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  browser = await chromium.launch(browserLaunch());
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** 127.0.0.2 represents another machine. */
test.each([
  ['127.0.0.1', true],
  ['127.0.0.2', false],
])('the tests’ browser reaches %s: %s', async (host, reached) => {
  const { port } = server.address() as AddressInfo;
  const before = requests;
  const page = await browser.newPage();
  const answer = await page.evaluate(
    (url) =>
      fetch(url).then(
        (response) => response.text(),
        () => 'nothing',
      ),
    `http://${host}:${port}/`,
  );
  expect(answer).toBe(reached ? 'here' : 'nothing');
  expect(requests - before).toBe(reached ? 1 : 0);
});
