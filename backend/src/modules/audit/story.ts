import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { parseJsonObject } from '../../event-sourcing/store/event-store.ts';
import type { LoggedEvent, NumberedEvent } from '../../event-sourcing/store/anchors/logged-event.ts';
import type { LogSource } from '../../event-sourcing/store/anchors/log-source.ts';
import { Belongings, NAMING_FACTS } from './belongings.ts';
import { sentenceOf, FACTS_WITH_SENTENCES } from './sentences/sentence-of.ts';

/** On the streams of the team. */
const ACCESSES: ReadonlySet<string> = new Set(['RecordViewed', 'OrderOpened', 'OrderExported', 'CustomerViewed']);
/** Facts that say which streams belong together, and who opened what. */
const POINTERS = [...NAMING_FACTS, ...ACCESSES];

export type Told = {
  /** In the log. */
  readonly number: number;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  readonly who: string;
  /** Follows `who`. */
  readonly says: string;
  /** Number of the fact that brought it about, where it is told too. */
  readonly because: number | null;
};

/** Every fact of an order and of what belongs to it, in the order of the log, told from what is in the clear alone. Empty when there is no such order. */
export async function storyOf(orderId: string, source: Pick<LogSource, 'read'>): Promise<readonly Told[]> {
  const everything = { from: 1, to: Number.MAX_SAFE_INTEGER };
  const belongings = new Belongings();
  const views: NumberedEvent[] = [];
  for await (const each of source.read({ ...everything, types: POINTERS })) {
    belongings.add(each.event);
    if (ACCESSES.has(each.event.type)) views.push(each);
  }
  const stream = `order-${orderId}`;
  const beside = belongings.of(stream);
  if (!beside) return [];
  const isAboutOrder = ({ event }: NumberedEvent): boolean => {
    const { orderId: order, customerId: customer } = parseJsonObject(event.data);
    return order === orderId || (typeof customer === 'string' && beside.includes(`customer-${customer}`));
  };
  const facts = views.filter(isAboutOrder);
  for await (const each of source.read({ ...everything, streams: new Set([stream, ...beside]) })) facts.push(each);
  return tell(facts.toSorted((a, b) => a.number - b.number));
}

/** No key opens anything here. */
const codec = new FactCodec(FACTS_WITH_SENTENCES, {
  keyFor: () => Promise.reject(new Error('Nothing is sealed here')),
  cached: () => null,
  find: () => Promise.resolve(null),
});

async function tell(facts: readonly NumberedEvent[]): Promise<readonly Told[]> {
  const numbers = new Map(facts.map(({ number, event }) => [event.id, number]));
  return Promise.all(
    facts.map(async ({ number, event }) => {
      const fact = await codec.toFact(recorded(event));
      const { actor, causationId } = fact.metadata;
      const { stream, revision, type } = event;
      return {
        number,
        stream,
        revision,
        type,
        at: event.at,
        who: whoIs(actor),
        says: sentenceOf(fact),
        because: numbers.get(causationId) ?? null,
      };
    }),
  );
}

const recorded = ({ data, metadata, at, ...event }: LoggedEvent) => ({
  ...event,
  data: parseJsonObject(data),
  metadata: parseJsonObject(metadata),
  recordedAt: at,
});

function whoIs(actor: string): string {
  const [kind = '', name = ''] = actor.split(':');
  if (kind === 'customer') return `Customer ${name}`;
  if (kind === 'operator') return `Operator ${name}`;
  if (kind === 'provider') return `The provider (${name})`;
  return kind === 'visitor' ? 'A visitor' : `Willow (${name})`;
}
