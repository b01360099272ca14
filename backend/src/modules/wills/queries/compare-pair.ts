import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderPair } from '@willow/contracts';
import { comparePair, planWill } from '../../../drafting/index.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';

/** A version of a will of a couple, and whether everything in it that the other offered was kept at once. */
export type VersionOfTwo = { readonly version: WillVersion; readonly isKeptAtOnce: boolean };

/** What two wills say together; null while either cannot be drafted, or is erased. */
export class ComparePair extends Query<OrderPair['compared']> {
  constructor(
    readonly here: VersionOfTwo,
    readonly there: VersionOfTwo,
  ) {
    super();
  }
}

@QueryHandler(ComparePair)
export class ComparePairHandler implements IQueryHandler<ComparePair> {
  constructor(private readonly drafts: WillDrafts) {}

  async execute({ here, there }: ComparePair): Promise<OrderPair['compared']> {
    const [ours, theirs] = await Promise.all([this.#plan(here), this.#plan(there)]);
    return ours && theirs ? comparePair(ours, theirs) : null;
  }

  async #plan({ version, isKeptAtOnce }: VersionOfTwo) {
    const input = await this.drafts.load(version);
    const planned = input && planWill(input);
    return planned?.ok ? { planned, isKeptAtOnce } : null;
  }
}
