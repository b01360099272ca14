import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { LoggedEvent, NumberedEvent } from '../../event-sourcing/store/anchors/logged-event.ts';
import type { LogSource, Selection } from '../../event-sourcing/store/anchors/log-source.ts';
import { openSentenceOf, sentenceOf } from './sentences/sentence-of.ts';
import { storyOf } from './story.ts';

const ORDER = '0197f0a0-0000-7000-8000-00000000000a';
const CUSTOMER = '0197f0a0-0000-7000-8000-00000000000c';
const STREAMS = {
  orders: `order-${ORDER}`,
  wills: `will-${CUSTOMER}`,
  customers: `customer-${CUSTOMER}`,
  referrals: 'referral-1',
  couples: 'couple-1',
  privacy: 'erasure-1',
  operators: 'access-1',
};
/** Of other streams in the same folders. */
const NOT_TOLD = /^(Invit(ee|ation)|EmailRe|Operator|Passkey|Password|SecondFactor|ListViewed|ListExported|SheetExported|LogVerified)/;

type Sample = { readonly data: object; readonly personal: unknown };
const samples = Object.entries(STREAMS).flatMap(([module, stream]) => {
  const folder = join(import.meta.dirname, '..', module, 'domain/history');
  return readdirSync(folder).map((file) => {
    const [type = '', version] = file.split('.');
    return { stream, type, version: Number(version), sample: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample };
  });
});
const told = samples.filter(({ type }) => !NOT_TOLD.test(type));

const pointers: Readonly<Record<string, object>> = {
  OrderPlaced: { customerId: CUSTOMER },
  ReferralClaimed: { customerId: CUSTOMER },
  PairLinked: { customerId: CUSTOMER },
  ErasureRequested: { customerId: CUSTOMER },
  RecordViewed: { orderId: ORDER },
  OrderOpened: { orderId: ORDER },
  OrderExported: { orderId: ORDER },
  CustomerViewed: { customerId: CUSTOMER },
};
const eventOf = ({ stream, type, version, sample }: (typeof samples)[number], index: number): LoggedEvent => ({
  position: String(index + 1),
  stream,
  revision: index,
  id: `e${index}`,
  type,
  at: '2026-07-01T10:00:00.000Z',
  data: JSON.stringify({ ...sample.data, ...pointers[type] }),
  metadata: JSON.stringify({ actor: 'operator:o1', causationId: `e${index - 1}`, schemaVersion: version }),
  sealed: null,
});
const sourceOf = (events: readonly LoggedEvent[]): Pick<LogSource, 'read'> => ({
  async *read({ streams, types }: Selection): AsyncGenerator<NumberedEvent, void, undefined> {
    for (const [index, event] of events.entries())
      if ((streams?.has(event.stream) ?? true) && (types?.includes(event.type) ?? true)) yield { number: index + 1, event };
  },
});

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

describe('the story of an order', () => {
  it('has a whole sentence for every fact that was ever stored, and nothing that is personal', async () => {
    const story = await storyOf(ORDER, sourceOf(told.map(eventOf)));
    expect(story.map(({ type }) => type)).toEqual(told.map(({ type }) => type));
    for (const [index, { says, type }] of story.entries()) {
      expect(says).toMatch(/^[a-z].*\.$/);
      expect(says).not.toMatch(/undefined|NaN|null|\[object|\bfunction\b/);
      expect(says).not.toBe(type);
      for (const text of textsIn(told[index]?.sample.personal).filter(({ length }) => length > 3)) expect(says).not.toContain(text);
    }
  });

  it('says who, and which fact brought it about', async () => {
    const story = await storyOf(ORDER, sourceOf(told.map(eventOf)));
    expect(story[4]).toMatchObject({ number: 5, who: 'Operator o1', because: 4, at: '2026-07-01T10:00:00.000Z' });
    expect(story[0]?.because).toBeNull();
  });

  it('is empty for an order that is not there, and has nothing of another customer', async () => {
    const events = told.map(eventOf);
    expect(await storyOf(CUSTOMER, sourceOf(events))).toEqual([]);
    const foreign = events.map((event) => ({
      ...event,
      stream: `${event.stream}0`,
      id: `x${event.id}`,
      data: event.data.replaceAll(ORDER, CUSTOMER).replaceAll(CUSTOMER, 'other'),
    }));
    expect(await storyOf(ORDER, sourceOf([...events, ...foreign]))).toHaveLength(events.length);
  });

  it('has a sentence for messages, too, which the history in the console tells', () => {
    const folder = join(import.meta.dirname, '../contact/domain/history');
    for (const file of readdirSync(folder)) {
      const { data } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample;
      expect(sentenceOf({ type: file.split('.')[0]!, data })).toMatch(/^[a-z].*\.$/);
    }
  });

  it('leaves out that something is sealed where it is shown', () => {
    const newest = new Map(told.toSorted((one, other) => one.version - other.version).map(({ type, sample }) => [type, sample.data]));
    for (const [type, data] of newest) {
      expect(openSentenceOf({ type, data })).toMatch(/^[a-z].*\.$/);
      expect(openSentenceOf({ type, data })).not.toMatch(/sealed/);
    }
  });
});
