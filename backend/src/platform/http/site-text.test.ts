import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { smallSite } from '../../testing/small-site.ts';
import type { Config } from '../config/config.ts';
import { readSiteText, sendSiteText } from './site-text.ts';
import { serveSite } from './static-site.ts';

const PAGE = '<link rel="canonical" href="https://willow.example/pricing"/><p>Write to support@willow.example</p>';
const AT_HOME = PAGE.replace('https://willow.example', 'https://wills.test');

function served() {
  const file = join(mkdtempSync(join(tmpdir(), 'willow-site-text-')), 'index.html');
  writeFileSync(file, PAGE);
  const page = readSiteText(file, 'https://wills.test');
  const fastify = Fastify();
  fastify.get('/page', (request, reply) => sendSiteText(request, reply, page));
  fastify.get('/lost', (request, reply) => sendSiteText(request, reply.status(404), page));
  return (headers: Record<string, string> = {}, url = '/page') => fastify.inject({ url, headers });
}

describe('what names the address of the site', () => {
  it('names PUBLIC_URL in the place of what the build wrote, and leaves mail addresses alone', async () => {
    const { body, headers } = await served()();
    expect(body).toBe(AT_HOME);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-encoding' });
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('comes compressed as the browser likes it: %s', async (accepted, encoding) => {
    const get = served();
    for (const answer of [await get({ 'accept-encoding': accepted }), await get({ 'accept-encoding': accepted })]) {
      expect(answer.headers['content-encoding']).toBe(encoding);
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }[(encoding ?? 'none') as 'none'];
      expect(unpack(answer.rawPayload).toString()).toBe(AT_HOME);
    }
  });

  it('is not sent again to whoever has it, and sent when it has changed', async () => {
    const get = served();
    const { headers } = await get();
    const again = await get({ 'if-none-match': `"old", ${headers['etag']}` });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', headers['etag']]);
    expect((await get({ 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  it('is not "not modified" where nothing is', async () => {
    const get = served();
    const { headers } = await get();
    expect((await get({ 'if-none-match': String(headers['etag']) }, '/lost')).statusCode).toBe(404);
  });
});

describe('a site at another address', () => {
  it('says so in its pages and its site map', async () => {
    const fastify = Fastify();
    await serveSite(fastify, smallSite(), { publicUrl: 'https://wills.test' } as Config);
    const text = async (url: string) => (await fastify.inject({ url })).body;
    expect(await text('/about')).toBe('<link rel="canonical" href="https://wills.test/about"/>');
    expect(await text('/sitemap.xml')).toBe('<loc>https://wills.test/about</loc>');
  });
});
