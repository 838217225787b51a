import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { browserLaunch } from './browser.ts';

/** 127.0.0.2 represents another machine. */
test.each([
  ['127.0.0.1', 'here', 1],
  ['127.0.0.2', 'nothing', 0],
])('the tests’ browser gets from %s: %s', async (host, expected, count) => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.setHeader('Access-Control-Allow-Origin', '*').end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const browser = await chromium.launch(browserLaunch());
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const page = await browser.newPage();
  const answer = await page.evaluate(
    (url) =>
      fetch(url).then(
        (response) => response.text(),
        () => 'nothing',
      ),
    `http://${host}:${(server.address() as AddressInfo).port}/`,
  );
  expect([answer, requests]).toEqual([expected, count]);
});
