import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { UnknownFact } from '../../event-sourcing/codec/recorded-fact.ts';
import { Logger } from '../logging/logger.ts';
import { ErrorFilter } from './error.filter.ts';

function answerTo(error: Error): object {
  const sent: Record<string, unknown> = {};
  const reply = {
    header: (name: string, value: string) => ((sent[name] = value), reply),
    headers: () => reply,
    status: (status: number) => ((sent['status'] = status), reply),
    type: () => reply,
    send: () => reply,
  };
  const request = { id: '1', raw: { destroyed: false } } as unknown as FastifyRequest;
  new ErrorFilter(new Logger('silent', 'api'), {}).answer(error, request, reply as unknown as FastifyReply);
  return sent;
}

describe('an error that nobody caught', () => {
  it.each([
    ['a fact of a newer version, which runs beside this one', new UnknownFact('FromTheFuture', 1), { status: 503, 'retry-after': '1' }],
    ['anything else', new Error('broken'), { status: 500 }],
  ])('%s is answered so', (_, error, answer) => expect(answerTo(error)).toEqual(answer));
});
