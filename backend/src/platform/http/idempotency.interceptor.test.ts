import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { firstValueFrom, type Observable, of, throwError } from 'rxjs';
import { ProjectionBehind } from '../../event-sourcing/projections/projection-progress.ts';
import { OutcomeUnknown } from '../../event-sourcing/store/event-store.ts';
import type { Logger } from '../logging/logger.ts';
import type { KeptAnswers } from '../sessions/kept-answers.ts';
import { REPEATABLE } from './decorators.ts';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';

const kept = {
  claim: async () => ({ state: 'claimed' as const }),
  keep: jest.fn<KeptAnswers['keep']>(),
  release: jest.fn<KeptAnswers['release']>(),
  interrupt: jest.fn<KeptAnswers['interrupt']>(),
};
const failure = jest.fn<Logger['failure']>();
beforeEach(() => void jest.resetAllMocks());

/** `written`: where something is in the log by then. */
const asked = (answer: Observable<unknown>, written: string | null = null, isRepeatable = false): Promise<unknown> => {
  const request = {
    method: 'POST',
    url: '/api/admin/orders/1/refund',
    headers: { 'idempotency-key': 'a-key-of-one-press' },
    willow: { subject: null, written },
  };
  const reply = { sent: false, statusCode: 200, getHeader: () => undefined };
  const http = { getRequest: () => request, getResponse: () => reply };
  const handler = (): void => {};
  if (isRepeatable) Reflect.defineMetadata(REPEATABLE, true, handler);
  const context = { switchToHttp: () => http, getHandler: () => handler } as unknown as ExecutionContext;
  const once = new IdempotencyInterceptor(kept as unknown as KeptAnswers, { failure } as unknown as Logger, new Reflector());
  return firstValueFrom(once.intercept(context, { handle: () => answer }));
};

it('a change that was done keeps its key when its answer cannot be kept: nobody does it again', async () => {
  kept.keep.mockRejectedValue(new Error('the database is away'));
  await expect(asked(of({ done: true }))).resolves.toEqual({ done: true });
  expect(kept.release).not.toHaveBeenCalled();
  expect(failure).toHaveBeenCalledTimes(1);
});

describe('a change that failed', () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNRESET' });
  const behind = new ProjectionBehind('order-list', '7');

  it.each([
    ['before anything was written', away, null, false],
    ['for a reason that would be the same again', new Error('refused'), '7', false],
    ['and done twice is as done once', behind, '7', true],
  ] as const)('%s, frees its key', async (_, error, written, isRepeatable) => {
    await expect(
      asked(
        throwError(() => error),
        written,
        isRepeatable,
      ),
    ).rejects.toBe(error);
    expect([kept.release.mock.calls.length, kept.interrupt.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ['when something was written', away, '7'],
    ['when only the list was behind', behind, '7'],
    ['when nobody knows whether it was written', new OutcomeUnknown('order-1'), null],
  ] as const)('%s, is not done again', async (_, error, written) => {
    await expect(
      asked(
        throwError(() => error),
        written,
      ),
    ).rejects.toBe(error);
    expect([kept.release.mock.calls.length, kept.interrupt.mock.calls.length]).toEqual([0, 1]);
  });
});
