import { nameKey, type StandInParts } from '@willow/contracts';
import type { Contents, Digital, Gift, GroupGift, HomeGift, Loan, Partner, Pets } from '../answers/will-facts.ts';
import { childrenOf, GROUP_NAMES } from '../document/in-words.ts';
import { lateLines, listsOf, type ResiduePlan, type Share, type Taker } from '../residue/residue-plan.ts';
import { mortalTakersOf } from '../residue/survival.ts';
import { isClearlyOrganisation } from './organisation.ts';
import { inPlaceOf } from './stand-ins.ts';

export type WitnessBar = 'spouse' | 'partner' | 'expected' | 'takes' | 'substitute' | 'gift';

/** Somebody who must not witness. Two spellings of one name are one line, because a witness is turned away by name. */
export type BarredWitness = { readonly name: string; readonly id: string; readonly bars: readonly [WitnessBar, ...WitnessBar[]] };

type Sources = {
  readonly partner: Pick<Partner, 'name' | 'isMarried'> | null;
  readonly expectsToMarry: string;
  readonly gifts: readonly (Pick<Gift, 'recipientName' | 'recipientRelationship' | 'charity'> & StandInParts)[];
  readonly pets: Pick<Pets, 'carerName' | 'carerRelationship'> | null;
  readonly digital: Digital | null;
  readonly contents: Pick<Contents, 'children'> | null;
  readonly children: readonly { readonly name: string }[];
  readonly homeGift: Pick<HomeGift, 'takers'> | null;
  readonly loans: readonly Pick<Loan, 'name' | 'relationship' | 'treatment'>[];
  readonly plan: ResiduePlan | null;
};

/** Wills Act 1837 s.15. An organisation signs nothing, so it is not on the list. */
export function barredWitnesses({
  partner,
  expectsToMarry,
  gifts,
  pets,
  digital,
  contents,
  children,
  homeGift,
  loans,
  plan,
}: Sources): readonly BarredWitness[] {
  const barred = new Map<string, BarredWitness>();
  const add = (name: string, relationship: string, bar: WitnessBar): void => {
    const id = nameKey(name);
    const known = barred.get(id);
    if (name === '' || known?.bars.includes(bar) || isClearlyOrganisation({ name, relationship })) return;
    barred.set(id, known ? { ...known, bars: [...known.bars, bar] } : { name, id, bars: [bar] });
  };
  if (partner) add(partner.name, '', partner.isMarried ? 'spouse' : 'partner');
  add(expectsToMarry, '', 'expected');
  const standIns = new Set([
    ...sharesIn(plan).flatMap(({ substitutes }) => substitutes.map(({ id }) => id)),
    ...(plan?.lastResort?.shares ?? []).map(({ id }) => id),
  ]);
  for (const taker of plan ? mortalTakersOf(plan) : [])
    add(
      taker.name,
      relationshipIn(plan, taker),
      (plan?.first && taker.id !== plan.first.id) || standIns.has(taker.id) ? 'substitute' : 'takes',
    );
  for (const { recipientName, recipientRelationship, charity } of gifts) if (!charity) add(recipientName, recipientRelationship, 'gift');
  for (const { name, relationship } of gifts.flatMap(inPlaceOf)) add(name, relationship, 'substitute');
  if (pets) add(pets.carerName, pets.carerRelationship, 'gift');
  if (digital) add(digital.recipientName, digital.recipientRelationship, 'gift');
  for (const { name } of contents?.children ? children : []) add(name, 'child', 'gift');
  for (const { name, relationship } of homeGift?.takers ?? []) add(name, relationship, 'gift');
  for (const { name, relationship, treatment } of loans) if (treatment === 'forgiven') add(name, relationship, 'gift');
  return [...barred.values()];
}

const sharesIn = (plan: ResiduePlan | null): readonly Share[] => (plan ? listsOf(plan).flatMap(({ shares }) => shares) : []);

const relationshipIn = (plan: ResiduePlan | null, { id }: Taker): string =>
  sharesIn(plan).find((share) => share.id === id)?.relationship ?? '';

/** Those who must not witness either, whom nobody has named: the children of a child who has died, and whoever is one of a group. */
export type BarredFamily = { readonly of: string | null; readonly name: string; readonly bar: 'takes' | 'substitute' | 'gift' };

export const barredFamilies = ({
  plan: { first, rest },
  groups,
}: {
  readonly plan: ResiduePlan;
  readonly groups: readonly GroupGift[];
}): readonly BarredFamily[] => [
  ...lateLines(rest).map((child) => ({
    of: child.name,
    name: childrenOf(child),
    bar: first ? ('substitute' as const) : ('takes' as const),
  })),
  ...groups.map(({ of }) => ({ of: null, name: GROUP_NAMES[of], bar: 'gift' as const })),
];
