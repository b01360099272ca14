import { LEGAL_ADULT_AGE } from '@willow/contracts';
import type { WillFacts } from '../answers/will-facts.ts';
import { andList, childrenOf, counted } from '../document/in-words.ts';
import { groupInWords } from './groups.ts';
import { countedIn, forgivenIn } from '../clauses/money-owed-to-me.ts';
import { type Division, lateLines, linesOf } from '../residue/residue-plan.ts';

/** Who gets what, on one line: "Everything to Pat Lee; if Pat Lee dies first, to Ann Roe and Ben Roe in equal shares; 2 gifts". */
export function estateInALine({
  plan: { first, rest, lastResort },
  gifts,
  groups,
  pets,
  digital,
  contents,
  homeGift,
  loans,
}: Pick<WillFacts, 'plan' | 'gifts' | 'groups' | 'pets' | 'digital' | 'contents' | 'homeGift' | 'loans'>): string {
  const main = first ? [`Everything to ${first.name}`, `if ${first.name} dies first, ${goesTo(rest)}`] : [`Everything ${goesTo(rest)}`];
  return [
    ...main,
    ...(lastResort ? [`if nobody else is left, ${goesTo(lastResort)}`] : []),
    ...(gifts.length > 0 ? [counted(gifts.length, 'gift', 'gifts')] : []),
    ...groups.map(groupInWords),
    ...(pets ? [`pets to ${pets.carerName}`] : []),
    ...(digital ? [`digital files to ${digital.recipientName}`] : []),
    ...(contents ? [`what is in the home to ${contents.partner ?? 'the children'}`] : []),
    ...(homeGift ? [`home to ${andList(homeGift.takers.map(({ name }) => name))}`] : []),
    ...(forgivenIn(loans).length > 0 ? [`loans forgiven to ${andList(forgivenIn(loans).map(({ name }) => name))}`] : []),
    ...(countedIn(loans).length > 0 ? [`loans taken off the shares of ${andList(countedIn(loans).map(({ name }) => name))}`] : []),
  ].join('; ');
}

function goesTo(rest: Division): string {
  switch (rest.kind) {
    case 'intestacy':
      return 'by the intestacy rules';
    case 'children':
      return linesOf(rest).length === 0
        ? 'to children not yet born'
        : `to ${equally([...rest.children.map(({ name }) => name), ...lateLines(rest).map(childrenOf)])}${rest.age > LEGAL_ADULT_AGE ? ` at ${rest.age}` : ''}`;
    case 'shares':
      return rest.isEqual || rest.shares.length === 1
        ? `to ${equally(rest.shares.map(({ name }) => name))}`
        : `to ${andList(rest.shares.map(({ name, weight }) => `${name} (${weight}%)`))}`;
  }
}

const equally = (names: readonly string[]): string => andList(names) + (names.length > 1 ? ' in equal shares' : '');
