import { FIGURES } from '@willow/contracts';
import type { ChildSubstitution, Division, Substitution, ResiduePlan, Share } from '../residue/residue-plan.ts';
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
      return ended(`If ${partner} has died first, it goes to ${inShares(rest.shares)}`);
  }
}

function goesTo(rest: Division): string {
  switch (rest.kind) {
    case 'intestacy':
      return 'Nobody is named for the rest of your estate, so the law’s intestacy rules decide.';
    case 'children':
      return ended(`Everything that is left is shared equally by your children: ${andList(rest.children.map(({ name }) => name))}`);
    case 'shares':
      return ended(`Everything that is left goes to ${inShares(rest.shares)}`);
  }
}

const inShares = (shares: readonly Share[]): string =>
  andList(shares.map(({ name, percent }) => (shares.length === 1 ? name : `${name} (${percent}%)`)));

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
      return only && others.length === 0 ? theOneGone(only) : sharesGone(rest.shares);
    }
  }
}

function theOneGone({ name, substitution }: Share): string {
  if (substitution === 'descendants')
    return `If ${name} has died before you, their own children take it; if there are none, the law’s intestacy rules decide.`;
  return `If ${name} has died before you, nobody else is named and the law’s intestacy rules decide.`;
}

const WHAT_THEN: readonly (readonly [Substitution, string])[] = [
  ['descendants', 'to their own children'],
  ['survivors', 'to the other children among them'],
  ['intestacy', 'by the law’s intestacy rules'],
  ['spread', 'to the others in proportion'],
];

function sharesGone(shares: readonly Share[]): string {
  const rules = WHAT_THEN.flatMap(([rule, where]) => {
    const names = shares.filter(({ substitution }) => substitution === rule).map(({ name }) => name);
    return names.length === 0 ? [] : [`the share of ${orList([...new Set(names)])} goes ${where}`];
  });
  return ended(`If someone has died before you, ${rules.join('; ')}`);
}
