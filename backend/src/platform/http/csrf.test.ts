import { afterAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { refuseForeignOrigins } from './csrf.ts';
import { RequestRefused } from './request-refused.ts';

const server = fastify({ logger: false });
server.setErrorHandler((error, _, reply) => reply.status(error instanceof RequestRefused ? 403 : 500).send());
refuseForeignOrigins(server, { publicUrl: 'https://willow.test/' });
server.route({ method: ['GET', 'POST', 'DELETE'], url: '/api/will', handler: () => 'done' });
server.post('/api/payments/webhook', () => 'done');
afterAll(() => server.close());

const status = async (headers: Record<string, string>, method: 'GET' | 'POST' | 'DELETE' = 'POST', url = '/api/will') =>
  (await server.inject({ method, url, headers: { host: 'willow.test', ...headers } })).statusCode;

describe('a request that changes something', () => {
  it.each([
    ['sends neither header, as tools do', {}],
    ['comes from our own pages', { 'sec-fetch-site': 'same-origin', origin: 'https://willow.test' }],
    ['was made by the person, from the address bar or a bookmark', { 'sec-fetch-site': 'none' }],
  ])('passes when it %s', async (_, headers) => expect(await status(headers)).toBe(200));

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.test' }],
    ['our host by another scheme', { origin: 'http://willow.test' }],
    ['the host that it says it is sent to', { host: 'evil.test', origin: 'https://evil.test' }],
    ['another port', { origin: 'https://willow.test:8443' }],
    ['no origin that can be read', { origin: 'null' }],
    ['another origin, whatever else it says', { 'sec-fetch-site': 'none', origin: 'https://evil.test' }],
  ])('is refused when it comes from %s', async (_, headers) => {
    expect(await status(headers)).toBe(403);
    expect(await status(headers, 'DELETE')).toBe(403);
  });
});

it('reading, and the webhook that proves itself by its signature, may come from anywhere', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  expect(await status(foreign, 'GET')).toBe(200);
  expect(await status(foreign, 'POST', '/api/payments/webhook')).toBe(200);
});
