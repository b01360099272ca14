import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { JobRetryRequested, JobSkipRequested, operations, ParkedSkipRequested, SubscriptionsRewound } from './operations.ts';

describe('what a person on call did', () => {
  const subscriptions = [{ subscription: 'reaction/mail-issued-link', from: '120', to: '118' }];
  const why = { by: 'Olive', reason: 'restored from the backup of Sunday' };

  it('keeps which subscriptions went back, from where to where, and seals who and why', () => {
    const rewound = SubscriptionsRewound.of({ subscriptions }, why);
    expect(given(operations).when({ type: 'RecordRewind', subscriptions, ...why })).toEqual([rewound]);
    expect(JSON.stringify(rewound.data)).not.toContain('Olive');
  });

  it('keeps what was tried again and what was given up, and seals why', () => {
    const job = { job: 'orders.send-receipt', id: 'j1' };
    expect(given(operations).when({ type: 'RequestJobRetry', ...job })).toEqual([JobRetryRequested.of(job)]);
    const skipped = given(operations).when({ type: 'RequestJobSkip', ...job, reason: 'Jane has it' });
    expect(skipped).toEqual([JobSkipRequested.of(job, { reason: 'Jane has it' })]);
    const parked = { subscription: 'projection/order-list', eventId: 'e1' };
    const givenUp = given(operations).when({ type: 'RequestParkedSkip', ...parked, reason: 'A test' });
    expect(givenUp).toEqual([ParkedSkipRequested.of(parked, { reason: 'A test' })]);
  });

  it('has nothing to keep when none went back', () => {
    expect(given(operations).when({ type: 'RecordRewind', subscriptions: [], ...why })).toEqual([]);
  });
});
