import type { HomeGift, WillFacts } from '../answers/will-facts.ts';
import { subClause, type SubClause, when } from '../document/clause.ts';
import { inBrackets } from '../document/described.ts';
import { clause, say, type Sentence, term } from '../document/sentence.ts';
import { isClearlyOrganisation } from '../people/organisation.ts';
import { hasGifts } from './particular-gifts.ts';

type Home = NonNullable<WillFacts['home']>;
type Taker = HomeGift['takers'][number];

/**
 * The home, or the testator's share of it, given by itself and outright: nobody gets a right to stay in it. Without a word of ours a mortgage
 * goes with it, and a direction to pay debts is not enough to change that (Administration of Estates Act 1925 s.35). A home that is sold is
 * no longer there to be given, so that a later one has to be named as what takes its place.
 */
export const myHomeGiven = (home: Home, gift: HomeGift, facts: WillFacts): readonly SubClause[] => [
  subClause(OWNED[home.ownership ?? 'unsaid'](home.address)),
  subClause(
    say`${term('My Home')} means whatever I own of ${home.address} when I die and can leave by will${notGiven(facts)}.`,
    ...(gift.ifSold === 'replaced' ? REPLACED : []),
  ),
  given(gift),
  subClause(...MORTGAGE[gift.mortgage]),
  subClause(
    say`Inheritance tax on this gift is paid from my Residuary Estate, and so is the reasonable cost of keeping and insuring My Home until it is handed over, and of transferring it.`,
  ),
  subClause(
    ...(gift.ifSold === 'fails' ? [say`If I own nothing of it when I die, the gift fails and nothing replaces it.`] : []),
    failing(gift),
  ),
  ...when(
    home.ownership === 'joint',
    subClause(
      say`If another joint owner is alive when I die and we are still joint tenants then, my part passes to that owner automatically and outside this will, and this clause gives nothing.`,
    ),
  ),
  ...when(
    home.ownership === undefined,
    subClause(
      say`Any part that passes automatically to a surviving joint owner passes outside this will, and this clause does not give it.`,
    ),
  ),
];

const OWNED: Readonly<Record<NonNullable<Home['ownership']> | 'unsaid', (address: string) => Sentence>> = {
  alone: (address) => say`On the day I sign this will I am the only owner of ${address}.`,
  joint: (address) => say`On the day I sign this will I own ${address} jointly with somebody else, as joint tenants.`,
  in_common: (address) => say`On the day I sign this will I own a share of ${address} as a tenant in common.`,
  unsaid: (address) => say`On the day I sign this will I own, or own a share of, ${address}.`,
};

const notGiven = (facts: WillFacts): Sentence => (hasGifts(facts) ? say`, except so far as ${clause('gifts')} gives it away` : []);

const REPLACED: readonly Sentence[] = [
  say`If I own nothing of it then, My Home means instead whatever I own, and can leave by will, of the house or flat in England or Wales that is my only or main home when I die, or that was my last home before I moved to live in care.`,
];

const isBody = ({ name, relationship }: Taker): boolean => isClearlyOrganisation({ name, relationship });

function given({ takers }: HomeGift): SubClause {
  const [only, ...others] = takers;
  if (only && others.length === 0)
    return subClause(
      isBody(only)
        ? say`I give My Home to ${only.name}${inBrackets(only.relationship)}.`
        : say`I give My Home to ${only.name}${inBrackets(only.relationship)}, if ${only.name} survives me.`,
    );
  return {
    text: takers.some(isBody)
      ? say`I give My Home in equal shares to those of these people who survive me, and to those of these organisations that can take it:`
      : say`I give My Home in equal shares to those of these people who survive me:`,
    items: takers.map(({ name, relationship }) => say`${name}${inBrackets(relationship)}`),
  };
}

const MORTGAGE: Readonly<Record<HomeGift['mortgage'], readonly Sentence[]>> = {
  taken: [say`Whoever takes My Home takes it with any mortgage, loan or charge on it, and that is not paid from the rest of my estate.`],
  paid: [
    say`Any mortgage, loan or charge on My Home is paid from my Residuary Estate, and whoever takes My Home takes it free from that.`,
    say`Section 35 of the Administration of Estates Act 1925, which would leave the debt on it, does not apply.`,
    say`What my Residuary Estate cannot pay stays on My Home.`,
  ],
};

const failing = ({ takers }: HomeGift): Sentence => {
  const [only, ...others] = takers;
  if (only && others.length === 0)
    return isBody(only)
      ? say`If ${only.name} cannot take My Home, it becomes part of my Residuary Estate.`
      : say`If ${only.name} does not survive me, My Home becomes part of my Residuary Estate.`;
  return say`If none of them takes My Home, it becomes part of my Residuary Estate.`;
};
