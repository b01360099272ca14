import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { FactCodec } from './event-sourcing/codec/fact-codec.ts';
import { ParkedFacts } from './event-sourcing/projections/parked-facts.ts';
import { subscriptionOf as projectionOf } from './event-sourcing/projections/projection-writer.ts';
import { ParkedReactions } from './event-sourcing/reactions/parked-reactions.ts';
import { subscriptionOf as reactionOf } from './event-sourcing/reactions/reaction-checkpoint.ts';
import type { Reaction } from './event-sourcing/reactions/reaction.ts';
import type { EventStore } from './event-sourcing/store/event-store.ts';
import type { Parking } from './modules/operations/index.ts';
import { allProjections } from './read-models.ts';

type Common = { readonly store: EventStore; readonly codec: FactCodec };

const named = <T extends { readonly name: string }>(all: readonly T[], name: string): T => {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

/** What projections have put aside, for the command line and the console. */
export function parkingOfProjections({ store, codec, db }: Common & { readonly db: DataSource }): Parking {
  const parked = new ParkedFacts({ store, decode: (event) => codec.toFact(event), db });
  return {
    names: allProjections.map(({ name }) => name),
    subscriptionOf: projectionOf,
    list: (name) => parked.list(name),
    retry: async (name, stream) => parked.retry(named(allProjections, name), stream),
    skip: (name, eventId, reason) => parked.skip(name, eventId, reason),
  };
}

/** The same of reactions; whoever retries has every command they may give, and the queue they add to. */
export function parkingOfReactions(reactions: readonly Reaction[], { store, codec, pool }: Common & { readonly pool: pg.Pool }): Parking {
  const parked = new ParkedReactions({ store, decode: (event) => codec.toFact(event), pool });
  return {
    names: reactions.map(({ name }) => name),
    subscriptionOf: reactionOf,
    list: (name) => parked.list(name),
    retry: async (name, stream) => parked.retry(named(reactions, name), stream),
    skip: (name, eventId, reason) => parked.skip(name, eventId, reason),
  };
}
