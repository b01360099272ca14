import { createSecretKey } from 'node:crypto';
import type { Written } from '../../../event-sourcing/codec/fact-codec.ts';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { Fact } from '../../../event-sourcing/core/fact.ts';
import type { EventToAppend, JsonObject, RecordedEvent } from '../../../event-sourcing/store/event-store.ts';
import { EmailVerified } from '../../customers/domain/customer.facts.ts';

let ids = 0;
const NOW = '2026-11-21T12:00:00.000Z';
const ONE_KEY = createSecretKey(Buffer.alloc(32));
const toEvent = (fact: Fact): EventToAppend => ({
  id: `e${(ids += 1)}`,
  type: fact.type,
  data: fact.data as JsonObject,
  metadata: { correlationId: 'c', occurredAt: NOW },
  sealed: fact.personal === null ? null : Buffer.from(JSON.stringify(fact.personal)),
});
/** Nothing is sealed here: facts lie in the log in clear. */
export const PLAIN_CODEC = {
  write: async (stream: string, revision: number, fact: Fact): Promise<Written> => {
    const event = toEvent(fact);
    return { event, fact: toFact({ ...event, stream, revision, position: '', recordedAt: NOW }) };
  },
  toFact: async (event: RecordedEvent) => toFact(event),
  keyOf: async () => ONE_KEY,
};

export function verified(): EventToAppend {
  const details = { fullName: 'Jane Roe', dob: '1975-03-27', email: 'jane@example.test', mobile: null, city: 'Bath', postcode: 'BA1 1AA' };
  const { type, data, personal } = EmailVerified.of(
    { linkId: 'l1', referralId: null, partnerRef: null },
    { ...details, addressLine1: '12 Willow Lane', addressLine2: null, county: null },
  );
  return {
    id: 'verified',
    type,
    data,
    metadata: { correlationId: 'c', occurredAt: NOW },
    sealed: Buffer.from(JSON.stringify(personal)),
  };
}

export function toFact(event: RecordedEvent): RecordedFact {
  const personal: unknown = event.sealed && JSON.parse(Buffer.from(event.sealed).toString());
  return { ...event, personal } as unknown as RecordedFact;
}
