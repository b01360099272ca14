import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { operations, SubscriptionsRewound } from './operations.ts';

describe('what a person on call did', () => {
  const subscriptions = [{ subscription: 'reaction/mail-issued-link', from: '120', to: '118' }];
  const why = { by: 'Olive', reason: 'restored from the backup of Sunday' };

  it('keeps which subscriptions went back, from where to where, and seals who and why', () => {
    const rewound = SubscriptionsRewound.of({ subscriptions }, why);
    expect(given(operations).when({ type: 'RecordRewind', subscriptions, ...why })).toEqual([rewound]);
    expect(JSON.stringify(rewound.data)).not.toContain('Olive');
  });

  it('has nothing to keep when none went back', () => {
    expect(given(operations).when({ type: 'RecordRewind', subscriptions: [], ...why })).toEqual([]);
  });
});
