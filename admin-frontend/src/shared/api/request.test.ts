import { beforeEach, describe, expect, it } from '@jest/globals';
import { endpoint } from '@willow/contracts/endpoint';
import { z } from '@willow/contracts/zod';
import { FakeServer } from '../../testing/server.ts';
import { failureOf, errorMessage } from './failure.ts';
import { type Call, request } from './request.ts';

const get = endpoint({ method: 'GET', path: '/api/things/:id', audience: 'operator', status: 200, response: z.unknown() });
const post = endpoint({ method: 'POST', path: '/api/things', audience: 'operator', status: 200, response: z.unknown() });

const send = (call: Call) => request(call, { signal: new AbortController().signal } as Parameters<typeof request>[1], {});

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer().listen();
});

describe('a call', () => {
  it('fills in its path and leaves undefined out of its query', async () => {
    server.on({ 'GET /api/things/a%2Fb': { json: { ok: true } } });
    expect(await send({ endpoint: get, params: { id: 'a/b' }, query: { q: 'x y', none: undefined } })).toEqual({ data: { ok: true } });
    expect(server.calls[0]?.query).toEqual({ q: 'x y' });
  });

  it('sends the cookie always, and JSON with its type only when there is a body (A-018, A-169)', async () => {
    server.on({ 'POST /api/things': { json: {} } });
    await send({ endpoint: post });
    await send({ endpoint: post, body: { a: 1 } });
    expect(server.calls.map(({ init: { credentials, headers, body } }) => ({ credentials, headers, body }))).toEqual([
      { credentials: 'include', headers: undefined, body: undefined },
      { credentials: 'include', headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' },
    ]);
  });

  it('reads plain text as text (A-170)', async () => {
    server.on({ 'GET /api/things/1': { text: '{"not":"parsed"}' } });
    expect(await send({ endpoint: get, params: { id: '1' } })).toEqual({ data: '{"not":"parsed"}' });
  });

  it('fails once, without trying again (A-169, A-174)', async () => {
    server.on({ 'GET /api/things/1': { status: 503, json: { message: 'Busy' } } });
    expect(await send({ endpoint: get, params: { id: '1' } })).toEqual({
      error: { status: 503, message: '503: {"message":"Busy"}', serverMessage: 'Busy' },
    });
    expect(server.calls).toHaveLength(1);
  });

  it('fails with status 0 when nobody answers', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await send({ endpoint: post })).toEqual({ error: { status: 0, message: 'Failed to fetch' } });
  });
});

describe('the text of a failure (A-175)', () => {
  it.each([
    [409, '', 'Conflict', '409: Conflict', undefined],
    [409, '{"message":"Already paid"}', 'Conflict', '409: {"message":"Already paid"}', 'Already paid'],
    [500, '{"odd":1}', '', '500: {"odd":1}', undefined],
    [502, 'Bad gateway', '', '502: Bad gateway', 'Bad gateway'],
    [502, '<html>…</html>', '', '502: <html>…</html>', undefined],
  ])('of %i with %j', (status, body, statusText, message, serverMessage) => {
    const failure = failureOf({ status, statusText }, body);
    expect(failure.message).toBe(message);
    expect(failure.serverMessage).toBe(serverMessage);
    expect(errorMessage(failure, 'fallback')).toBe(serverMessage ?? 'fallback');
  });
});
