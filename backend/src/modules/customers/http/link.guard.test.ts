import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { MESSAGES } from '@willow/contracts';
import { LinkGuard } from './link.guard.ts';

const guard = new LinkGuard();
const requestFor = (request: object) =>
  guard.getRequest({ switchToHttp: () => ({ getRequest: () => request }) } as unknown as ExecutionContext);
const refused = expect.objectContaining({ status: 400, message: MESSAGES.linkInvalid });
const thrown = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('the guard of emailed links', () => {
  it.each([{ query: { token: 'a.b.c' } }, { query: {}, body: { token: 'a.b.c' } }])('hands over a request with a token: %j', (request) => {
    expect(requestFor(request)).toBe(request);
  });

  it.each([
    { query: {} },
    { query: {}, body: {} },
    { query: { token: ['a.b.c', 'd.e.f'] } },
    { query: { token: { algorithm: 'none' } } },
    { query: {}, body: { token: 7 } },
    { query: { token: ['a'] }, body: { token: 'a.b.c' } },
  ])('keeps anything but a text from Passport: %j', (request) => {
    expect(thrown(() => requestFor(request))).toEqual(refused);
  });

  it('lets nobody in without a claim, whatever went wrong', () => {
    expect(thrown(() => guard.handleRequest(new Error('broken'), false))).toEqual(refused);
    expect(guard.handleRequest(null, { customerId: 'c1' })).toEqual({ customerId: 'c1' });
  });

  it('keeps no session of its own', () => {
    expect(guard.getAuthenticateOptions()).toMatchObject({ session: false });
  });
});
