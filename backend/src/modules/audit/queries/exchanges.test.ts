import { describe, expect, it } from '@jest/globals';
import type { ReceivedMessage } from '@willow/contracts';
import { exchangesOf } from './exchanges.ts';

const olive = { id: 'o1', name: 'Olive Operator' };
const at = '2026-11-23T10:00:00.000Z';
const nothing = { notes: [], problems: [], enquiries: [] };
const asked = { id: 'e1', step: 3, state: 'closed', question: 'Is Tom your son?', by: olive, at, answer: null } as const;
const closed = { by: olive, at };
const message: ReceivedMessage = {
  id: 'm1',
  topic: 'payment',
  receivedAt: at,
  writer: null,
  message: null,
  signedIn: true,
  settled: { by: olive, at, answer: null },
};

const valuesOf = (rows: readonly { readonly label: string; readonly value: string }[] = []) =>
  Object.fromEntries(rows.map(({ label, value }) => [label, value]));

describe('what went to and fro about an order', () => {
  it('says that a question was withdrawn that nobody answered, and by whom', () => {
    const [question] = exchangesOf({ ...nothing, enquiries: [{ ...asked, closed }] }, []);
    expect(question).toMatchObject({ title: 'Question 1 to the customer' });
    expect(valuesOf(question?.rows)).toMatchObject({
      Opened: 'Step 3',
      State: 'Withdrawn',
      'Withdrawn by': 'Olive Operator, 23 November 2026',
    });
  });

  it('tells changed answers from words that were erased', () => {
    const answer = { text: null, recordedBy: null, at } as const;
    const answered = (by: 'answers' | 'dashboard') =>
      exchangesOf({ ...nothing, enquiries: [{ ...asked, answer: { ...answer, by }, closed }] }, []);
    expect(valuesOf(answered('answers')[0]?.rows)).toMatchObject({ Answer: 'The answers were handed in again', State: 'Closed' });
    expect(valuesOf(answered('dashboard')[0]?.rows)).toMatchObject({ Answer: 'Erased with the customer’s data' });
  });

  it('says that a message was put aside, and that its words were erased', () => {
    expect(valuesOf(exchangesOf(nothing, [message])[0]?.rows)).toMatchObject({
      Message: 'Erased with the customer’s data',
      State: 'Put aside',
      'Put aside by': 'Olive Operator, 23 November 2026',
    });
  });

  it('says of a call what was promised, and how it went', () => {
    const by = { id: 'o1', name: 'Olive Operator' };
    const outcomes = [
      { outcome: 'no-answer', by, at, note: 'Rang twice.' },
      { outcome: 'called', by, at, note: null },
    ] as const;
    const call = { slot: '2026-11-30T09:00', phone: null, outcomes: [...outcomes], cancelledAt: null };
    expect(exchangesOf(nothing, [{ ...message, settled: null, call }])[0]?.rows.slice(2)).toEqual([
      { label: 'Call asked for on', value: '23 November 2026' },
      { label: 'Promised', value: 'Monday 30 November between 9am and 11am' },
      { label: 'Nobody answered', value: 'Olive Operator, 23 November 2026' },
      { label: 'Note', value: 'Rang twice.' },
      { label: 'Spoke to them', value: 'Olive Operator, 23 November 2026' },
      { label: 'Note', value: 'Erased with the customer’s data' },
    ]);
  });
});
