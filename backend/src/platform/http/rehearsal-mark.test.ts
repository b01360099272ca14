import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './csp.ts';
import { sendSafeHeaders } from './headers.ts';
import { markPages } from './rehearsal-mark.ts';

const PAGE = '<!doctype html><html><head><title>A page</title></head><body class="a"><p>Hello</p></body></html>';

let root: string;
let server: FastifyInstance;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'willow-mark-'));
  writeFileSync(join(root, 'page.html'), PAGE);
  // What a browser would get of it, if it were sent compressed.
  writeFileSync(join(root, 'page.html.br'), 'compressed');
  writeFileSync(join(root, 'app.js'), 'app()');
  server = fastify();
  sendSafeHeaders(server, { secureCookies: true });
  markPages(server);
  await server.register(fastifyStatic, { root, preCompressed: true, serve: false });
  const policy = { 'content-security-policy': contentSecurityPolicy() };
  server.get('/file', (_, reply) => reply.headers(policy).sendFile('page.html'));
  server.get('/filled', (_, reply) => reply.headers(policy).type('text/html; charset=utf-8').send(PAGE));
  server.get('/app.js', (_, reply) => reply.sendFile('app.js'));
  server.get('/data', () => ({ page: PAGE }));
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

describe('pages of a rehearsal', () => {
  it.each(['/file', '/filled'])('%s says so before anything else, and its policy lets it be seen', async (url) => {
    const first = await server.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(first.body).toMatch(
      /<body class="a"><rehearsal-mark [^>]*><style>[^<]+<\/style>Rehearsal: no card is charged[^<]*<\/rehearsal-mark><p>Hello/,
    );
    expect(first.headers['content-length']).toBe(String(Buffer.byteLength(first.body)));
    const [, style = ''] = /<style>([^<]+)</.exec(first.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    const again = await server.inject({ url, headers: { 'if-modified-since': new Date().toUTCString(), 'if-none-match': '*' } });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
  });

  it('are not to be asked for over TLS for a year, nor is anything beside them', async () => {
    for (const url of ['/file', '/app.js', '/data', '/none'])
      expect([url, (await server.inject(url)).headers['strict-transport-security']]).toEqual([url, undefined]);
  });

  it('says nothing in what is no page', async () => {
    expect((await server.inject('/app.js')).body).toBe('app()');
    expect((await server.inject('/data')).json()).toEqual({ page: PAGE });
    expect((await server.inject({ method: 'HEAD', url: '/file' })).statusCode).toBe(200);
  });
});
