import { describe, expect, it } from '@jest/globals';
import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { sendPositions } from './position.ts';
import type { Subject } from './subject.ts';

const operator: Subject = { kind: 'operator', id: 'o', role: 'admin', sessionId: 's', pending: false };
const customer: Subject = { kind: 'customer', id: 'c', sessionId: 's', readRevision: null };

const cookiesOf = async (subject: Subject, written: string | null, status: number) => {
  const app = fastify();
  await app.register(cookie);
  sendPositions(app, { secureCookies: false });
  app.get('/', (request, reply) => {
    const context = { actor: 'visitor', correlationId: 'r', causationId: 'r', now: new Date(0) } as const;
    request.willow = { subject, after: null, written, context };
    return reply.status(status).setCookie('other', 'x').send({});
  });
  return (await app.inject('/')).cookies.map(({ name, value }) => `${name}=${value}`);
};

describe('the position of an answer', () => {
  it.each([
    ['is sent to the console, beside other cookies', operator, '42', 200, ['other=x', 'willow-position=42']],
    ['is not sent where nothing was written', operator, null, 200, ['other=x']],
    ['is not sent to customers', customer, '42', 200, ['other=x']],
    ['is not sent when the request failed', operator, '42', 409, ['other=x']],
  ])('%s', async (_case, subject, written, status, cookies) => {
    expect(await cookiesOf(subject, written, status)).toEqual(cookies);
  });
});
