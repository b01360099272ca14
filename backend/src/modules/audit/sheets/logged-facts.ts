import { Injectable } from '@nestjs/common';
import { londonDate } from '@willow/contracts';
import { FactCodec } from '../../../event-sourcing/codec/fact-codec.ts';
import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { Fact, FactShape } from '../../../event-sourcing/core/fact.ts';
import { EventStore } from '../../../event-sourcing/store/event-store.ts';

/** Days in London, both included; null leaves that end open. */
export type Days = { readonly from: string | null; readonly to: string | null };
export const EVER: Days = { from: null, to: null };

/** Facts of all streams, by type and day. What is personal stays sealed. */
@Injectable()
export class LoggedFacts {
  constructor(
    private readonly store: EventStore,
    private readonly codec: FactCodec,
  ) {}

  /** In the order of the log. */
  async of<F extends Fact>(definitions: readonly FactShape[], { from, to }: Days): Promise<readonly Recorded<F>[]> {
    const facts: Recorded<F>[] = [];
    const filter = { types: definitions.map(({ type }) => type) };
    for await (const event of this.store.readAll('end', { filter, backwards: true })) {
      const day = londonDate(Date.parse(event.recordedAt));
      if (from !== null && day < from) break;
      if (to === null || day <= to) facts.push((await this.codec.decode({ ...event, sealed: null })) as Recorded<Fact> as Recorded<F>);
    }
    return facts.toReversed();
  }
}
