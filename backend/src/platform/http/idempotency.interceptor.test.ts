import { expect, it, jest } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { firstValueFrom, of } from 'rxjs';
import type { Logger } from '../logging/logger.ts';
import type { KeptAnswers } from '../sessions/kept-answers.ts';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';

it('a change that was done keeps its key when its answer cannot be kept: nobody does it again', async () => {
  const kept = {
    claim: async () => ({ state: 'claimed' as const }),
    keep: jest.fn<KeptAnswers['keep']>().mockRejectedValue(new Error('the database is away')),
    release: jest.fn<KeptAnswers['release']>().mockResolvedValue(undefined),
  };
  const failure = jest.fn<Logger['failure']>();
  const request = {
    method: 'POST',
    url: '/api/admin/orders/1/refund',
    headers: { 'idempotency-key': 'a-key-of-one-press' },
    willow: { subject: null, written: null },
  };
  const reply = { sent: false, statusCode: 200, getHeader: () => undefined };
  const http = { getRequest: () => request, getResponse: () => reply };
  const context = { switchToHttp: () => http } as unknown as ExecutionContext;
  const once = new IdempotencyInterceptor(kept as unknown as KeptAnswers, { failure } as unknown as Logger);
  await expect(firstValueFrom(once.intercept(context, { handle: () => of({ done: true }) }))).resolves.toEqual({ done: true });
  expect(kept.release).not.toHaveBeenCalled();
  expect(failure).toHaveBeenCalledTimes(1);
});
