import { FIGURES } from '@willow/contracts';
import type { ChildSubstitution, Division, ResiduePlan, Share, Substitution } from '../residue/residue-plan.ts';
import { andList, ended, orList } from '../document/in-words.ts';

export function residueInTwoSentences({ first, rest }: ResiduePlan): readonly [string, string] {
  if (first === null) return [goesTo(rest), whenGone(rest)];
  return [
    ended(`Everything that is left goes to ${first.name} if they are alive ${FIGURES.willSurvivorship.value} days after you die`),
    afterPartner(first.name, rest),
  ];
}

function afterPartner(partner: string, rest: Division): string {
  switch (rest.kind) {
    case 'intestacy':
      return `If ${partner} has died first, nobody else is named, so the law’s intestacy rules decide.`;
    case 'children':
      return rest.children.length === 0
        ? `If ${partner} has died first, it goes to children you may still have, and otherwise the law’s intestacy rules decide.`
        : `If ${partner} has died first, it is shared equally by your children, and the children of one who has died take that one’s share.`;
    case 'shares':
      return ended(`If ${partner} has died first, it goes to ${inShares(rest)}`);
  }
}

function goesTo(rest: Division): string {
  switch (rest.kind) {
    case 'intestacy':
      return 'Nobody is named for the rest of your estate, so the law’s intestacy rules decide.';
    case 'children':
      return ended(`Everything that is left is shared equally by your children: ${andList(rest.children.map(({ name }) => name))}`);
    case 'shares':
      return ended(`Everything that is left goes to ${inShares(rest)}`);
  }
}

type Shares = Extract<Division, { kind: 'shares' }>;

const inShares = ({ shares, isEqual }: Shares): string =>
  isEqual && shares.length > 1
    ? `${andList(shares.map(({ name }) => name))} in equal shares`
    : andList(shares.map(({ name, weight }) => (shares.length === 1 ? name : `${name} (${weight}%)`)));

const CHILD_GONE: { readonly [Rule in ChildSubstitution]: string } = {
  descendants: 'If a child has died before you, that child’s own children take the share; if there are none, your other children do.',
  survivors: 'If a child has died before you, your other children take the share and that child’s own children do not.',
  intestacy:
    'If a child has died before you, that child’s share goes by the law’s intestacy rules: your other children do not simply take it.',
};

function whenGone(rest: Division): string {
  switch (rest.kind) {
    case 'intestacy':
      return 'Name somebody if you want to choose.';
    case 'children':
      return CHILD_GONE[rest.substitution];
    case 'shares': {
      const [only, ...others] = rest.shares;
      return only && others.length === 0 ? theOneGone(only) : sharesGone(rest);
    }
  }
}

function theOneGone({ name, substitution, substitute }: Share): string {
  if (substitute) return `If ${name} has died before you, ${substitute.name} takes it; if both have, the law’s intestacy rules decide.`;
  if (substitution === 'descendants')
    return `If ${name} has died before you, their own children take it; if there are none, the law’s intestacy rules decide.`;
  return `If ${name} has died before you, nobody else is named and the law’s intestacy rules decide.`;
}

const WHAT_THEN: readonly (readonly [Exclude<Substitution, 'substitute' | 'spread'>, string])[] = [
  ['descendants', 'to their own children'],
  ['survivors', 'to the other children among them'],
  ['intestacy', 'by the law’s intestacy rules'],
];

function sharesGone({ shares, isEqual }: Shares): string {
  const toOthers = isEqual ? 'to the others equally' : 'to the others in proportion';
  const replaced = shares.flatMap(({ name, substitute }) => (substitute ? [`the share of ${name} goes to ${substitute.name}`] : []));
  const rules = [...WHAT_THEN, ['spread', toOthers] as const].flatMap(([rule, where]) => {
    const names = shares.filter(({ substitution }) => substitution === rule).map(({ name }) => name);
    return names.length === 0 ? [] : [`the share of ${orList([...new Set(names)])} goes ${where}`];
  });
  const both = replaced.length > 0 ? [`where whoever stands in has died as well, it goes ${toOthers}`] : [];
  return ended(`If someone has died before you, ${[...replaced, ...rules, ...both].join('; ')}`);
}
