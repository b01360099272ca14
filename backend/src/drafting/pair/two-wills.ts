import { compareNames, type IsoDate, nameKey, sameName } from '@willow/contracts';
import { spouseIn, type WillFacts } from '../answers/will-facts.ts';
import type { PlannedWill } from '../draft-will.ts';
import { summaryOf } from '../explanations/who-gets-what.ts';
import { foldedWords } from '../flags/folded-words.ts';
import { allocate, type Allocation } from '../residue/decision-table.ts';
import { survivalOf, takersOf } from '../residue/survival.ts';

/** A will of a couple. `isKeptAtOnce`: whoever makes it kept everything that the other offered within a few minutes. */
export type WillOfTwo = { readonly planned: Pick<PlannedWill, 'facts' | 'on'>; readonly isKeptAtOnce: boolean };

/** One of the two wills, as it is read beside the other. */
export type PairedWill = {
  readonly facts: WillFacts;
  readonly on: IsoDate;
  readonly isKeptAtOnce: boolean;
  /** How it calls the other of the two. */
  readonly other: string;
};

export const paired = ({ planned: { facts, on }, isKeptAtOnce }: WillOfTwo, beside: WillOfTwo): PairedWill => ({
  facts,
  on,
  isKeptAtOnce,
  other: nameIn(facts, beside.planned.facts.testator.name),
});

/** A partner may be called John Roe in the one will and John Henry Roe at the head of the other. */
function nameIn({ partner, expectsToMarry, plan }: WillFacts, name: string): string {
  const spouse = partner?.name ?? expectsToMarry;
  const named = [spouse, ...takersOf(plan).map((taker) => taker.name)].find((each) => sameName(each, name));
  return named ?? (compareNames(spouse, name) === 'maybe' ? spouse : name);
}

export const isOther = ({ other }: PairedWill, name: string | null): boolean => name !== null && sameName(name, other);

export const ifTheOtherLives = ({ facts }: PairedWill): Allocation => among(facts, []);
export const ifBothDie = ({ facts, other }: PairedWill): Allocation => among(facts, [other]);

const among = (facts: WillFacts, dead: readonly string[]): Allocation =>
  allocate(facts.plan, survivalOf(facts.plan, { dead, noIssue: [] }, spouseIn(facts)));

/** Who takes everything alone; null when several do, or the law decides. */
export function soleTaker({ takings, intestacyBy }: Allocation): string | null {
  const [only, ...others] = takings;
  return only?.as === 'self' && others.length === 0 && intestacyBy === null ? only.taker.name : null;
}

/** What a will says of a matter; `is` is the same in both wills where they mean the same. */
export type Said = { readonly line: string; readonly is: string };

/** Each means the other by "my partner": that is the same. */
const who = (will: PairedWill, name: string): string => (isOther(will, name) ? 'the other' : nameKey(name));

export const personSaid = (will: PairedWill, { name }: { readonly name: string }): Said => ({ line: name, is: who(will, name) });

export function sharesSaid(will: PairedWill, allocation: Allocation): Said {
  const { takings, intestacy, intestacyBy } = allocation;
  const parts = takings.map(({ taker, as, share: { n, d } }) => `${as} ${who(will, taker.name)} ${n}/${d}`).toSorted();
  return { line: summaryOf(allocation), is: JSON.stringify([parts, intestacyBy === null ? null : intestacy]) };
}

type Giving = { readonly description: string; readonly recipientName: string };

export const giftSaid = (will: PairedWill, { description, recipientName }: Giving): Said => ({
  line: `${description}, to ${recipientName}`,
  is: `${thingIn(description)}, ${who(will, recipientName)}`,
});

/** "Our old piano" is "my old piano" of the other. */
export const thingIn = (description: string): string => [...foldedWords(description)].filter((word) => word !== 'our').join(' ');
