import { FIGURES, LEGAL_ADULT_AGE } from '@willow/contracts';
import { goneInWords, isClearlyOrganisation } from '../people/organisation.ts';
import { standInsInWords } from '../people/stand-ins.ts';
import {
  type ChildSubstitution,
  type Division,
  type InShares,
  lateLines,
  neverFails,
  type ResiduePlan,
  type Share,
} from '../residue/residue-plan.ts';
import { andList, childrenOf, ended, orList } from '../document/in-words.ts';

/** Who gets it, and who if they cannot; and the last resort, where there is one. */
export function residueInSentences({ first, rest, lastResort }: ResiduePlan): readonly [string, string, ...string[]] {
  const end = lastResort ? LAST_RESORT_TAKES : LAW_DECIDES;
  const last = lastResort ? [`${ended(`Your last resort is ${inShares(lastResort)}`)} ${ifSharesGone(lastResort, LAW_DECIDES)}`] : [];
  if (first === null) return [goesTo(rest), whenGone(rest, end), ...last];
  return [
    ended(`Everything that is left goes to ${first.name} if they are alive ${FIGURES.willSurvivorship.value} days after you die`),
    afterPartner(first.name, rest, end),
    ...last,
  ];
}

/** What happens when nobody is left, as the end of a sentence. */
type End = 'the law’s intestacy rules decide' | 'it goes to your last resort';
const LAW_DECIDES: End = 'the law’s intestacy rules decide';
const LAST_RESORT_TAKES: End = 'it goes to your last resort';

function afterPartner(partner: string, rest: Division, end: End): string {
  switch (rest.kind) {
    case 'intestacy':
      return `If ${partner} has died first, nobody else is named, so the law’s intestacy rules decide.`;
    case 'children':
      return `If ${partner} has died first, it ${amongChildren(rest, end)}`;
    case 'shares':
      return `${ended(`If ${partner} has died first, it goes to ${inShares(rest)}`)} ${ifSharesGone(rest, end, 'too')}`;
  }
}

const ifNoneLeft = (end: End): string => `If none of these is left, ${end}.`;

type AmongChildren = Extract<Division, { kind: 'children' }>;

const atAge = ({ age }: AmongChildren): string => (age > LEGAL_ADULT_AGE ? `, at the age of ${age}` : '');
const eachAtAge = (rest: AmongChildren): string => atAge(rest).replace(', at', ', each at');

/** "one for Ann at 25, one for Ben at 25 and one for the children of Tom, who has died", where children of the past count. */
function withLateLines(rest: AmongChildren): string {
  const living = rest.children.map(({ name }) => `one for ${name}${rest.age > LEGAL_ADULT_AGE ? ` at ${rest.age}` : ''}`);
  const late = lateLines(rest).map((child) => `one for ${childrenOf(child)}, who has died`);
  return rest.children.length + late.length === 1
    ? `goes to ${childrenOf(lateLines(rest)[0]!)}, who has died`
    : `is divided into equal shares: ${andList([...living, ...late])}`;
}

const ifNoLineLeft = (end: End): string =>
  `If a child of yours dies before you, that child’s own children take the share. A share that nobody is left to take is added to the others. ${ifNoneLeft(end)}`;

function amongChildren(rest: AmongChildren, end: End): string {
  const { children } = rest;
  if (lateLines(rest).length > 0) return `${ended(withLateLines(rest))} ${ifNoLineLeft(end)}`;
  const [only, ...others] = children;
  if (!only) return `goes to children you may still have, and otherwise ${end}.`;
  return others.length === 0
    ? `goes to ${only.name}${atAge(rest)}, or to their own children if ${only.name} has died too; a child you have later shares equally. ${ifNoneLeft(end)}`
    : `is shared equally by your children${eachAtAge(rest)}, and the children of one who has died take that one’s share. If that one leaves none, your other children do. ${ifNoneLeft(end)}`;
}

function goesTo(rest: Division): string {
  switch (rest.kind) {
    case 'intestacy':
      return 'Nobody is named for the rest of your estate, so the law’s intestacy rules decide.';
    case 'children':
      if (lateLines(rest).length > 0) return ended(`Everything that is left ${withLateLines(rest)}`);
      return ended(
        rest.children.length === 1
          ? `Everything that is left goes to your child ${rest.children[0]?.name ?? ''}${atAge(rest)}`
          : `Everything that is left is shared equally by your children${eachAtAge(rest)}: ${andList(rest.children.map(({ name }) => name))}`,
      );
    case 'shares':
      return ended(`Everything that is left goes to ${inShares(rest)}`);
  }
}

const inShares = ({ shares, isEqual }: InShares): string =>
  isEqual && shares.length > 1
    ? `${andList(shares.map(({ name }) => name))} in equal shares`
    : andList(shares.map(({ name, weight }) => (shares.length === 1 ? name : `${name} (${weight}%)`)));

const CHILD_GONE: { readonly [Rule in ChildSubstitution]: (end: End) => string } = {
  descendants: (end) =>
    `If a child has died before you, that child’s own children take the share; if there are none, your other children do. ${ifNoneLeft(end)}`,
  survivors: (end) =>
    `If a child has died before you, your other children take the share and that child’s own children do not. ${ifNoneLeft(end)}`,
  intestacy: () =>
    'If a child has died before you, that child’s share goes by the law’s intestacy rules: your other children do not simply take it.',
};

const ONLY_CHILD_GONE: { readonly [Rule in ChildSubstitution]: (end: End) => string } = {
  descendants: (end) =>
    `If that child has died before you, the child’s own children take it; if there are none, ${end} unless you have another child by then.`,
  survivors: (end) =>
    `If that child has died before you, the child’s own children do not take it under this will: ${end}, unless you have another child by then.`,
  intestacy: () => 'If that child has died before you, the share goes by the law’s intestacy rules.',
};

function whenGone(rest: Division, end: End): string {
  switch (rest.kind) {
    case 'intestacy':
      return 'Name somebody if you want to choose.';
    case 'children':
      if (lateLines(rest).length > 0) return ifNoLineLeft(end);
      return `${(rest.children.length === 1 ? ONLY_CHILD_GONE : CHILD_GONE)[rest.substitution](end)}${leftOut(rest)}`;
    case 'shares':
      return ifSharesGone(rest, end);
  }
}

/** Without the rule by which grandchildren step in, those of a child of the past get nothing: the law would give them that child's share. */
const leftOut = ({ late }: AmongChildren): string =>
  late.length === 0
    ? ''
    : ` ${ended(`By the rule you chose, nothing under this will goes to ${andList(late.map((child) => `${childrenOf(child)}, who has died`))}`)}`;

function ifSharesGone(rest: InShares, end: End, too: 'too' | '' = ''): string {
  const [only, ...others] = rest.shares;
  return only && others.length === 0 ? ifOnlyShareFails(only, end) : sharesGone(rest, end, too);
}

function ifOnlyShareFails(share: Share, end: End): string {
  const { name, substitution } = share;
  if (substitution === 'never') return `This cannot fail: if ${name} has closed, ${SUCCESSOR} takes it.`;
  if (substitution === 'substitute') return withStandIns(share, end);
  if (substitution === 'descendants') return `If ${name} has died before you, their own children take it; if there are none, ${end}.`;
  return `If ${name} ${goneInWords(share)}, ${end === LAW_DECIDES ? 'nobody else is named and ' : ''}${end}.`;
}

function withStandIns(share: Share, end: End): string {
  const [substitute, ...more] = share.substitutes;
  const gone = `If ${share.name} ${goneInWords(share)}`;
  if (!substitute || more.length > 0)
    return `${gone}, it goes to ${standInsInWords(share.substitutes, share.substitutesTake)}; if none of them is left, ${end}.`;
  const both = [share, substitute].some(isClearlyOrganisation) ? `${substitute.name} ${goneInWords(substitute)} as well` : 'both have';
  return `${gone}, ${substitute.name} takes it; if ${both}, ${end}.`;
}

const SUCCESSOR = 'whatever UK charity has taken over its work, or else the one that whoever carries out your will thinks nearest to it,';

function sharesGone({ shares, isEqual }: InShares, end: End, too: 'too' | ''): string {
  if (shares.every(neverFails)) return `None of these shares can fail: if a charity has closed, ${SUCCESSOR} takes its share.`;
  const toOthers = shares.length === 2 ? 'to the other one' : isEqual ? 'to the others equally' : 'to the others in proportion';
  const someClose = shares.some((share) => !neverFails(share) && isClearlyOrganisation(share));
  const replaced = shares.flatMap(({ name, substitutes, substitutesTake }) =>
    substitutes.length > 0 ? [`the share of ${name} goes to ${standInsInWords(substitutes, substitutesTake)}`] : [],
  );
  const isAlone = shares.filter(({ substitution }) => substitution === 'survivors').length === 1;
  const survivors = ['survivors', isAlone ? toOthers : 'to the other children among them'] as const;
  const rules = [
    ['descendants', `to their own children or, if they leave none, ${toOthers}`] as const,
    ['intestacy', 'by the law’s intestacy rules'] as const,
    survivors,
    ['spread', toOthers] as const,
  ].flatMap(([rule, where]) => {
    const names = shares.filter(({ substitution }) => substitution === rule).map(({ name }) => name);
    if (names.length === shares.length) return [`${someClose ? 'that' : 'their'} share goes ${where}`];
    return names.length === 0 ? [] : [`the share of ${orList([...new Set(names)])} goes ${where}`];
  });
  const standInsArePeople = !shares.some(({ substitutes }) => substitutes.some(isClearlyOrganisation));
  const both =
    replaced.length > 0 ? [`where whoever stands in has died${standInsArePeople ? '' : ' or closed'} as well, it goes ${toOthers}`] : [];
  const charities = shares.some(neverFails) ? [`a charity’s share does not fail, because ${SUCCESSOR} takes it`] : [];
  const dies = too === '' ? 'If someone has died before you' : 'If one of them has died too';
  const gone = someClose ? `${dies} or an organisation has closed` : dies;
  const isAllLeft = shares.some((share) => neverFails(share)) || shares.every(({ substitution }) => substitution === 'intestacy');
  return `${ended(`${gone}, ${[...replaced, ...rules, ...both, ...charities].join('; ')}`)}${isAllLeft ? '' : ` ${ifNoneLeft(end)}`}`;
}
