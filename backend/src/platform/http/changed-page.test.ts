import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { changedPages } from './changed-page.ts';

let server: FastifyInstance;
let text: string;
beforeEach(() => {
  text = `<h1>One</h1>${'<p>And so on.</p>'.repeat(100)}`;
  server = fastify();
  const send = changedPages();
  server.get('/', (request, reply) => send(request, reply, text));
});
afterEach(() => server.close());

const get = (headers: Readonly<Record<string, string>>) => server.inject({ url: '/', headers });

describe('a page that is not as it was built', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (payload: Buffer) => payload],
    ['', undefined, (payload: Buffer) => payload],
  ])('comes as a browser takes it: %s', async (accepted, encoding, read) => {
    const { headers, rawPayload } = await get({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding', 'cache-control': 'no-cache' });
    expect(read(rawPayload).toString()).toBe(text);
  });

  it('is sent once to whoever has it, and again when it has changed', async () => {
    const { etag } = (await get({})).headers;
    const again = await get({ 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    text = '<h1>Two</h1>';
    const changed = await get({ 'if-none-match': String(etag) });
    expect([changed.statusCode, changed.body]).toEqual([200, text]);
  });
});
