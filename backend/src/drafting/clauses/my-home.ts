import type { WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause } from '../document/clause.ts';
import { clause, say, type Sentence } from '../document/sentence.ts';
import { myHomeGiven } from './my-home-given.ts';
import { hasGifts } from './particular-gifts.ts';

type Ownership = NonNullable<NonNullable<WillFacts['home']>['ownership']>;

const belongs = (facts: WillFacts): Sentence =>
  hasGifts(facts)
    ? say`Except so far as ${clause('gifts')} gives it away, whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.`
    : say`Whatever I own of it when I die, and can leave by will, is part of my Residuary Estate.`;

/** Joint tenants take by survivorship; a joint tenancy is severed in life and by no will (Law of Property Act 1925 s.36(2)). */
const OWNED: { readonly [How in Ownership]: (address: string, facts: WillFacts) => readonly SubClause[] } = {
  alone: (address, facts) => [subClause(say`On the day I sign this will I am the only owner of ${address}.`, belongs(facts))],
  joint: (address, facts) => [
    subClause(say`On the day I sign this will I own ${address} jointly with somebody else, as joint tenants.`, belongs(facts)),
    subClause(
      say`If another joint owner is alive when I die and we are still joint tenants then, my part passes to that owner automatically and outside this will.`,
    ),
  ],
  in_common: (address, facts) => [
    subClause(
      say`On the day I sign this will I own a share of ${address} as a tenant in common.`,
      say`That share does not pass automatically to the other owners when I die.`,
      belongs(facts),
    ),
  ],
};

export const myHome: ClauseTemplate = {
  id: 'home',
  heading: 'My home',
  subClauses: (facts) =>
    facts.home === null
      ? []
      : facts.homeGift
        ? myHomeGiven(facts.home, facts.homeGift, facts)
        : facts.home.ownership
          ? OWNED[facts.home.ownership](facts.home.address, facts)
          : [
              subClause(say`On the day I sign this will I own, or own a share of, ${facts.home.address}.`, belongs(facts)),
              subClause(say`Any part that passes automatically to a surviving joint owner passes outside this will.`),
            ],
};
