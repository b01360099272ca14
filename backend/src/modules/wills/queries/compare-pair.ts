import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderPair } from '@willow/contracts';
import { DraftingPool } from '../drafting-pool/drafting-pool.ts';
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
  constructor(
    private readonly drafts: WillDrafts,
    private readonly drafting: DraftingPool,
  ) {}

  async execute({ here, there }: ComparePair): Promise<OrderPair['compared']> {
    const [ours, theirs] = await Promise.all([this.drafts.load(here.version), this.drafts.load(there.version)]);
    if (!ours || !theirs) return null;
    return this.drafting.run('pair', { input: ours, isKeptAtOnce: here.isKeptAtOnce }, { input: theirs, isKeptAtOnce: there.isKeptAtOnce });
  }
}
