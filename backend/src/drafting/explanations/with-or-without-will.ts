import { type Figure, FIGURES, nameKey, PERCENT_TOTAL, shortDate, type WillComparison } from '@willow/contracts';
import { lateParents, type WillFacts } from '../answers/will-facts.ts';
import type { PlannedWill } from '../draft-will.ts';
import { inPounds, penceIn } from '../flags/money.ts';
import { allocate } from '../residue/decision-table.ts';
import type { Fraction } from '../residue/fraction.ts';
import { andList, capitalised, childrenOf, ended, GROUP_NAMES } from '../document/in-words.ts';
import { type Heirs, heirsOf } from './heirs.ts';
import { FURTHER_FAMILY, withoutWill } from './intestacy.ts';

type Line = WillComparison['withWill'][number];

const PENCE = 100;

const line = (name: string, share: Fraction | null, pence: number | null): Line => ({
  name,
  share: share ? { numerator: share.n, denominator: share.d } : null,
  pounds: pence === null ? null : pence / PENCE,
});

/**
 * Who gets what with this will and without any, were the customer to die today with everybody alive: shares always, pounds where there is a
 * value of the estate to divide. Gifts of money come first; gifts of things have no value we know.
 */
export function compareWithoutWill({ facts }: Pick<PlannedWill, 'facts'>, estatePounds: number | null): WillComparison {
  if (estatePounds === null) return { estateValue: null, withWill: [], withoutWill: [], differences: [], notes: [], figures: [] };
  const estate = Math.round(estatePounds * PENCE);
  const withWill = byTheWill(facts, estate);
  const heirs = heirsOf(facts);
  const family = { partner: facts.partner?.isMarried ? facts.partner.name : null, children: heirs.children };
  const without = withoutWill(family, estate).map(({ name, share, pence }) => line(name, share, pence));
  return {
    estateValue: estatePounds,
    withWill: [...withWill],
    withoutWill: without,
    differences: [...differencesOf(withWill, without, heirs)],
    notes: [...notesOf(facts, heirs)],
    figures: facts.partner?.isMarried && hasChildren(facts) ? [figureOf(FIGURES.intestacyNetSum)] : [],
  };
}

/** Of their own, alive or with children who stand in for them. */
const hasChildren = ({ children, lateChildren }: Pick<WillFacts, 'children' | 'lateChildren'>): boolean =>
  children.length + lateParents(lateChildren).length > 0;

function byTheWill({ gifts, groups, pets, plan }: WillFacts, estate: number): readonly Line[] {
  const forPets = pets?.amount === undefined ? [] : [{ recipientName: pets.carerName, pence: pets.amount * PENCE }];
  const ofMoney = gifts.flatMap(({ recipientName, description }) => {
    const pence = penceIn(description);
    return pence > 0 ? [{ recipientName, pence }] : [];
  });
  const sums = [...ofMoney, ...forPets];
  const asked = sums.reduce((total, { pence }) => total + pence, 0);
  // More money than there is: the gifts are cut down in proportion, and nothing is left.
  const paid = sums.map(({ recipientName, pence }) => line(recipientName, null, asked > estate ? partOf(pence, estate, asked) : pence));
  const before = Math.max(0, estate - asked);
  const parts = groups.flatMap(({ of, gives }) =>
    'percent' in gives ? [line(capitalised(GROUP_NAMES[of]), null, partOf(before, gives.percent, PERCENT_TOTAL))] : [],
  );
  const rest = parts.reduce((left, { pounds }) => left - Math.round((pounds ?? 0) * PENCE), before);
  const { takings, intestacy } = allocate(plan, {});
  const amount = ({ n, d }: Fraction): number => partOf(rest, n, d);
  return [
    ...takings.map(({ taker, as, share }) => line(as === 'self' ? taker.name : capitalised(childrenOf(taker)), share, amount(share))),
    ...(intestacy.n > 0 ? [line('The intestacy rules', intestacy, amount(intestacy))] : []),
    ...parts,
    ...paid,
  ];
}

const partOf = (pence: number, numerator: number, denominator: number): number =>
  Number((BigInt(pence) * BigInt(numerator)) / BigInt(denominator));

const IN_GROUPS: readonly string[] = Object.values(GROUP_NAMES).map(capitalised);

function differencesOf(withWill: readonly Line[], without: readonly Line[], { families, surelyNothing }: Heirs): readonly string[] {
  const totals = (lines: readonly Line[]): ReadonlyMap<string, { readonly name: string; readonly pounds: number }> => {
    const sums = new Map<string, { name: string; pounds: number }>();
    for (const { name, pounds } of lines) {
      const known = sums.get(nameKey(name)) ?? { name, pounds: 0 };
      sums.set(nameKey(name), { name: known.name, pounds: known.pounds + (pounds ?? 0) });
    }
    return sums;
  };
  const [will, law] = [totals(withWill), totals(without.filter(({ pounds }) => pounds !== null))];
  const sentences = [...new Map([...will, ...law, ...will])].flatMap(([id, { name }]) => {
    const [mine, theirs] = [will.get(id)?.pounds ?? 0, law.get(id)?.pounds ?? 0];
    if (mine === theirs) return [];
    const sum = inPounds(Math.round(Math.abs(mine - theirs) * PENCE));
    const gets = families.includes(name) || IN_GROUPS.includes(name) ? 'get' : 'gets';
    if (theirs === 0)
      return [
        surelyNothing(name)
          ? `${name} ${gets} ${sum} by this will and nothing without it.`
          : `${name} ${gets} ${sum} by this will. Without it, that would depend on who your relatives are.`,
      ];
    return mine === 0
      ? [`${name} would get ${sum} without a will and ${gets} nothing of the rest of your estate while everybody named is alive.`]
      : [`${name} ${gets} ${sum} ${mine > theirs ? 'more' : 'less'} than without a will.`];
  });
  const unknown = without.some(({ name }) => name === FURTHER_FAMILY);
  return [
    ...(unknown ? ['Without a will the law looks for your relatives in a fixed order, and nobody you named needs to be among them.'] : []),
    ...sentences,
  ];
}

function notesOf(facts: WillFacts, { stepchildren }: Heirs): readonly string[] {
  const { partner, gifts, groups, pets, digital, contents, home, homeGift, loans } = facts;
  const isParent = hasChildren(facts);
  return [
    'This is a picture of today, with everybody alive and before debts, costs and tax.',
    ...(!partner?.isMarried
      ? ['Without a will, a partner you are not married to and not in a civil partnership with gets nothing.']
      : [`Without a will, a husband, wife or civil partner must be alive ${FIGURES.intestacySurvivorship.value} days after you die.`]),
    ...(partner?.isMarried && isParent
      ? ['Without a will your partner also gets your personal belongings, and interest on the fixed sum until it is paid.']
      : []),
    ...(isParent
      ? [
          'Without a will stepchildren get nothing: the sums count everybody else whom you listed as your child by birth or adoption. The children of a child who has died take that child’s share.',
        ]
      : []),
    ...(stepchildren.length > 0 ? [ended(`Not counted among your heirs without a will: ${andList(stepchildren)}`)] : []),
    ...(pets || digital || contents || gifts.some(({ description, tenth }) => !tenth && penceIn(description) === 0)
      ? ['Particular gifts of things are not in the sums: we do not know their value.']
      : []),
    ...(gifts.some(({ tenth }) => tenth) ? ['The Charity Tenth is not in the sums either: it depends on the tax when you die.'] : []),
    ...groups.flatMap(({ of, gives }) =>
      'pounds' in gives ? [`What ${GROUP_NAMES[of]} get is not in the sums: it depends on how many there are when you die.`] : [],
    ),
    ...(loans.length > 0 ? ['Money that is owed to you is not in the sums: it counts as it is when you die.'] : []),
    ...(homeGift
      ? [
          `Your home goes to ${andList(homeGift.takers.map(({ name }) => name))} by itself, whatever it is worth: leave its value out of the sums.`,
        ]
      : homeNote(home)),
  ];
}

function homeNote(home: WillFacts['home']): readonly string[] {
  switch (home?.ownership) {
    case 'alone':
      return [];
    case 'joint':
      return [
        'Your home passes to the other owner if they outlive you, with this will or without one: leave its value out of the sums then.',
      ];
    case 'in_common':
      return ['Of your home, only your share belongs in the sums.'];
    case undefined:
      return home === null
        ? []
        : ['A home that you own jointly may pass to the other owner outside the will, and outside the intestacy rules.'];
  }
}

const figureOf = ({ what, value, source, asOf }: Figure) => ({ label: what, value: inPounds(value), source, asOf: shortDate(asOf) });
