import { describe, expect, it, jest } from '@jest/globals';
import { getMe, login } from '@willow/contracts/account/account.contract';
import { ApiError, sentence } from './api-error.ts';
import { type Network, send } from './send.ts';

const network = (...responses: Response[]) => {
  const queue = [...responses];
  const fetch = jest.fn<Network['fetch']>(() => Promise.resolve(queue.shift()!));
  const wait = jest.fn<Network['wait']>().mockResolvedValue(undefined);
  return { fetch, wait };
};

const failure = async (response: Response): Promise<ApiError> => {
  const error: unknown = await send({ endpoint: login, body: { email: 'a@b.test' } }, network(response)).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('expected a failure');
  return error;
};

describe('a call', () => {
  it('C-393 C-394 C-395 C-397 sends the session cookie, and a body only as JSON; what comes back is parsed', async () => {
    const net = network(Response.json({}), Response.json({ user: null }));
    await send({ endpoint: login, body: { email: 'a@b.test' } }, net);
    expect(await send({ endpoint: getMe }, net)).toEqual({ user: null });
    expect(net.fetch).toHaveBeenNthCalledWith(1, '/api/login', {
      method: 'POST',
      credentials: 'include',
      body: '{"email":"a@b.test"}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(net.fetch).toHaveBeenNthCalledWith(2, '/api/me', { method: 'GET', credentials: 'include' });
  });

  it("C-436 fails with the text 'status: body'", async () => {
    expect((await failure(new Response('x', { status: 400 }))).message).toBe('400: x');
  });

  it("C-437 fails with the text 'status: status text' when the body is empty", async () => {
    expect((await failure(new Response(null, { status: 404, statusText: 'Not Found' }))).message).toBe('404: Not Found');
  });

  it('C-464 D-084 keeps the sentence of the server for people', async () => {
    const error = await failure(Response.json({ message: 'Too many requests.' }, { status: 429 }));
    expect(error).toMatchObject({ status: 429, message: '429: {"message":"Too many requests."}', serverMessage: 'Too many requests.' });
    expect(sentence(error, 'Fallback')).toBe('Too many requests.');
  });

  it('C-464 D-084 falls back to the listed text, then to the bare message', async () => {
    const error = await failure(new Response(null, { status: 500, statusText: 'Oops' }));
    expect(sentence(error, 'Failed to send')).toBe('Failed to send');
    expect(sentence(error)).toBe('500: Oops');
  });

  it('says what to do when the server cannot be reached', async () => {
    const offline = {
      fetch: jest.fn<Network['fetch']>().mockRejectedValue(new TypeError('Failed to fetch')),
      wait: jest.fn<Network['wait']>(),
    };
    await expect(send({ endpoint: getMe }, offline)).rejects.toMatchObject({
      status: 0,
      serverMessage: expect.stringContaining('check your connection'),
    });
  });
});

describe('a read that meets a server still catching up', () => {
  const busy = () => new Response(null, { status: 503, headers: { 'Retry-After': '2' } });

  it('is asked once more after the delay', async () => {
    const net = network(busy(), Response.json({ user: 1 }));
    await expect(send({ endpoint: getMe }, net)).resolves.toEqual({ user: 1 });
    expect(net.wait).toHaveBeenCalledWith(2000);
  });

  it('is believed the second time', async () => {
    const net = network(busy(), busy(), Response.json({}));
    await expect(send({ endpoint: getMe }, net)).rejects.toMatchObject({ status: 503 });
    expect(net.fetch).toHaveBeenCalledTimes(2);
  });

  it('C-402 a write is never repeated', async () => {
    const net = network(busy(), Response.json({}));
    await expect(send({ endpoint: login, body: {} }, net)).rejects.toMatchObject({ status: 503 });
    expect(net.fetch).toHaveBeenCalledTimes(1);
  });
});
