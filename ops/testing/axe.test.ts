import { createServer } from 'node:http';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { freePort } from '../local/kit/free-port.ts';
import { useChromium } from '../local/kit/test-browser.ts';
import { afterThisTest } from '../local/kit/test-support.ts';
import { violationsOn } from './axe.ts';

const chromium = useChromium();

/** A page whose frame, of another origin, holds a picture without words. */
const startSite = async (): Promise<string> => {
  const port = await freePort();
  const frame = `<iframe title="Card" src="http://localhost:${port}/frame"></iframe>`;
  const server = createServer((request, response) => {
    const body = request.url === '/frame' ? '<img src="x.png">' : `<main><h1>Pay</h1>${frame}</main>`;
    response.setHeader('content-type', 'text/html').end(`<!doctype html><html lang="en"><title>A page</title><body>${body}`);
  }).listen(port);
  afterThisTest(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${port}/`;
};

describe('violationsOn', () => {
  it('finds what is wrong in a frame of another origin, each time', async () => {
    const { page } = await chromium.open(await startSite(), { width: 390, height: 844 });
    for (let round = 0; round < 2; round += 1) {
      const violations = await violationsOn(page, ['wcag2a']);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([['image-alt', [['iframe', 'img']]]]);
    }
  });

  it('looks again at a page that changed while it was looked at', async () => {
    const { page } = await chromium.open(await startSite(), { width: 390, height: 844 });
    await violationsOn(page, ['wcag2a']);
    await page.evaluate(`
      document.body.insertAdjacentHTML('beforeend', '<img id="passing" src="y.png">');
      const { run } = axe;
      axe.run = async (...options) => {
        const found = await run(...options);
        document.getElementById('passing')?.remove();
        return found;
      };
    `);
    const violations = await violationsOn(page, ['wcag2a']);
    expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target))).toEqual([['iframe', 'img']]);
  });
});
