import { describe, expect, it } from '@jest/globals';
import type { DataEntry } from '@willow/contracts';
import { orderStory } from '../../orders/index.ts';
import { willStory } from '../../wills/index.ts';
import { storyOf } from './story.ts';

let minute = 0;
const entry = (type: string, more: Partial<DataEntry> = {}): DataEntry => {
  minute += 1;
  return { at: new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString(), type, says: `${type} as told`, ...more };
};
const told = (...entries: readonly DataEntry[]) => storyOf(entries, { ...willStory, ...orderStory }).map(({ says }) => says);

describe('what happened with a will', () => {
  it('is told as a story: steps of our own are left out, and what went on for a while is one line', () => {
    expect(
      told(
        entry('AnswerSaved'),
        entry('AnswerSaved'),
        entry('WillSubmitted'),
        ...Array.from({ length: 7 }, () => entry('ReviewFlagRaised')),
        ...['OrderPlaced', 'PaymentRequested', 'CheckoutReopened', 'PaymentRequested'].map((type) => entry(type)),
        entry('PaymentSucceeded', { details: { amountPence: 4000, paymentReference: 'pi_1' } }),
        entry('ReceiptSent'),
        entry('DraftGenerated'),
        entry('OrderAssigned'),
        entry('DraftApproved'),
        entry('DraftSent'),
        entry('WillSent'),
        entry('WillSigned'),
      ).toReversed(),
    ).toEqual([
      'You worked on your answers.',
      'You submitted your answers.',
      'You paid £40.00 for your will.',
      'We emailed you the receipt.',
      'We prepared the draft of your will.',
      'Our team checked your will and approved it.',
      'We emailed your will to you.',
      'You told us that your will is signed.',
    ]);
  });

  it('has a line for each day on which it went on, with the last moment of it', () => {
    const entries = ['2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z', '2026-11-21T09:00:00Z'].map((at) => entry('AnswerSaved', { at }));
    expect(storyOf(entries, willStory).map(({ at }) => at)).toEqual(['2026-11-21T09:00:00Z', '2026-11-20T10:00:00Z']);
  });

  it('says of a free order that there was nothing to pay, and nothing of what it does not know', () => {
    expect(told(entry('PaymentSucceeded', { details: { amountPence: 0 } }), entry('SomethingNew'))).toEqual([
      'You ordered your will. There was nothing to pay.',
    ]);
  });
});
