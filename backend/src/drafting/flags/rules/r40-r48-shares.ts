import { holds, isLive, nameKey, PERCENT_TOTAL } from '@willow/contracts';
import { type Division, linesOf, type ResiduePlan, type Substitution, type Taker } from '../../residue/residue-plan.ts';
import { goneInWords } from '../../people/organisation.ts';
import { type Finding, found, type Rule } from '../flag.ts';
import { at, type FlagSubject } from '../flag-subject.ts';
import type { FlagCase, Row } from '../case.ts';
import { finder } from '../reading/phrases.ts';
import { DEAD, DEAD_GROUPS, DEAD_IN_GIFT, DEAD_IN_NAME, NOT_DEAD } from '../words/dead.ts';
import { allRows } from './all-rows.ts';
import { followsRule, isPartnerWord, isRelated, isStranger, mayBeSame } from '../people.ts';
import { staleNames } from '../stale-names.ts';
import { named } from './named.ts';

/** The lists that are shared by percentages. */
const lists = ({ beneficiaries, substitutes, lastResort, plan, answers }: FlagCase) =>
  [
    { rows: beneficiaries, key: 'customBeneficiaries' as const, live: isLive('customBeneficiaries', answers) && !answers.equalShares },
    {
      rows: substitutes,
      key: 'customSubstitutes' as const,
      live: Boolean(plan?.first) && isLive('customSubstitutes', answers) && !answers.equalSubstitutes,
    },
    { rows: lastResort, key: 'lastResort' as const, live: lastResort.length > 0 && !answers.equalLastResort },
  ].filter(({ live }) => live);

const isShare = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= PERCENT_TOTAL;

function percentages(given: FlagCase): readonly Finding[] {
  return lists(given).flatMap(({ rows, key }) => {
    const bad = rows.filter(({ percentage }) => !isShare(percentage));
    const total = rows.reduce((sum, { percentage = 0 }) => sum + percentage, 0);
    return [
      ...bad.flatMap(({ who, about }) => found(true, about('percentage'), `The share of ${who} is not a whole number from 1 to 100.`)),
      ...found(total !== PERCENT_TOTAL, at(key), `The shares come to ${Number(total.toFixed(2))}%, not ${PERCENT_TOTAL}%.`),
    ];
  });
}

const SMALL = 2;
const ODD_SPLITS = new Set(['99,1', '34,33,33']);

function oddShares(given: FlagCase): readonly Finding[] {
  return lists(given).flatMap(({ rows, key }) => {
    const split = rows.map(({ percentage = 0 }) => percentage).toSorted((a, b) => b - a);
    if (ODD_SPLITS.has(split.join(','))) return found(true, at(key), `The shares are ${split.join('/')}.`);
    return rows.flatMap(({ who, percentage, about }) =>
      found(isShare(percentage) && percentage <= SMALL, about('percentage'), `The share of ${who} is ${percentage}%.`),
    );
  });
}

function missingRule({ answers, children, shares, plan }: FlagCase): readonly Finding[] {
  const { partnerSubstituteRule, childrenSubstituteRule, beneficiaryType } = answers;
  const isPartner = Boolean(plan?.first);
  const needsChildRule =
    beneficiaryType === 'children'
      ? plan !== null
      : beneficiaryType === 'custom' &&
        shares.some((share) => share.substitutes.length === 0 && !share.charity && !share.ownChildren && followsRule(share, children));
  return [
    ...found(
      isPartner && partnerSubstituteRule === undefined,
      at('partnerSubstituteRule'),
      'Nobody is chosen in case the partner dies first. The draft says intestacy meanwhile.',
    ),
    ...found(
      isPartner && partnerSubstituteRule === 'children' && plan?.rest.kind === 'children' && linesOf(plan.rest).length === 0,
      at('partnerSubstituteRule'),
      'Children inherit after the partner, and none are named. Only children born later could take.',
    ),
    ...found(
      needsChildRule && childrenSubstituteRule === undefined,
      at('childrenSubstituteRule'),
      'It is not chosen what happens to a child’s share. The draft gives it to the child’s descendants meanwhile, as the law would.',
    ),
  ];
}

/** Relatives whose own family nobody was asked about. One taker alone is R45; friends and charities leave nobody who would expect it. */
const noRule = ({ answers, beneficiaries, children, partner }: FlagCase): readonly Finding[] => {
  const isOneOfSeveral = beneficiaries.some(({ id }) => id !== beneficiaries[0]?.id);
  const names = named(
    beneficiaries.filter(
      (row) =>
        row.substitutes.length === 0 &&
        row.charity === null &&
        !row.ownChildren &&
        isRelated(row) &&
        !followsRule(row, children) &&
        !isPartnerWord(row) &&
        !(partner && mayBeSame(row, partner)),
    ),
  );
  return found(
    holds('choosesShares', answers) && isOneOfSeveral && names !== '',
    at('customBeneficiaries'),
    `Nothing was asked about the death of ${names}: the share is spread among the others, not given to their own family.`,
  );
};

function towardsIntestacy({ answers, plan, shares }: FlagCase): readonly Finding[] {
  if (!plan) return [];
  const { rest } = plan;
  const lapses =
    rest.kind === 'children' ? rest.substitution === 'intestacy' : shares.some(({ substitution }) => substitution === 'intestacy');
  const alone = plan.lastResort ? null : soleTaker(plan.rest);
  return [
    ...found(
      rest.kind === 'intestacy' && answers.partnerSubstituteRule !== undefined,
      at('partnerSubstituteRule'),
      'If the partner dies first, everything passes under the intestacy rules.',
    ),
    ...found(
      lapses,
      at('childrenSubstituteRule'),
      'The share of a child who dies first passes under the intestacy rules, not to the other children.',
    ),
    ...found(
      alone !== null && !lapses,
      whereNamed(plan),
      alone === null
        ? ''
        : `${alone.name} takes everything, and if ${alone.name} ${goneInWords({ relationship: '', ...alone }, 'dies first')} it passes under the intestacy rules.`,
    ),
  ];
}

const CLOSED: ReadonlySet<Substitution> = new Set(['descendants', 'substitute', 'never']);

/** Who takes everything with nobody behind them, not even their own descendants. Children of one name are several; a name in two rows is one. */
function soleTaker(rest: Division): Taker | null {
  if (rest.kind === 'children') {
    const [only = null, ...others] = rest.children;
    return others.length === 0 && rest.substitution !== 'descendants' ? only : null;
  }
  const [first, ...others] = rest.kind === 'shares' ? rest.shares : [];
  if (!first || [first, ...others].some(({ substitution }) => CLOSED.has(substitution))) return null;
  return others.every(({ name }) => nameKey(name) === nameKey(first.name)) ? first : null;
}

function whereNamed({ first, rest }: ResiduePlan): FlagSubject {
  if (rest.kind === 'children') return at('childrenSubstituteRule');
  return first ? at('customSubstitutes', 0, 'fullName') : at('customBeneficiaries', 0, 'fullName');
}

const CHILD_LETTERS = /child|son|daughter/i;

const notAChild = ({ beneficiaries, substitutes, children }: FlagCase): readonly Finding[] =>
  [...beneficiaries, ...substitutes].flatMap((row) =>
    found(
      CHILD_LETTERS.test(row.relationship) && !followsRule(row, children) && row.substitutes.length === 0 && !row.ownChildren,
      row.about('relationship'),
      `“${row.relationship}” is not read as a child: if ${row.name || row.who} dies first, their share goes to the others.`,
    ),
  );

const HALF = 50;

/** Of a last resort nobody presses for a share. */
const undueInfluence = (given: FlagCase): readonly Finding[] =>
  lists(given).flatMap(({ rows, key }) => {
    if (key === 'lastResort') return [];
    const isFirst = (row: Row): boolean => rows.findIndex(({ id }) => id === row.id) === rows.indexOf(row);
    return rows.filter(isFirst).flatMap((row) => {
      const total = rows.filter(({ id }) => id === row.id).reduce((sum, { percentage = 0 }) => sum + percentage, 0);
      return found(
        row.id !== '' && total > HALF && given.executors.some(({ id }) => id === row.id) && isStranger(given, row.id),
        row.about('fullName'),
        `${row.name} is not of the family, takes ${total}% and is an executor.`,
      );
    });
  });

/** A namesake, say a daughter with her mother's name, has a relationship of their own. */
const deadSubstitute = ({ substitutes, partner }: FlagCase): readonly Finding[] =>
  substitutes.flatMap((row) =>
    found(
      row.id !== '' && row.id === partner?.id && (isPartnerWord(row) || !isRelated(row)),
      row.about('fullName'),
      `${row.name} is the partner and stands in for the partner.`,
    ),
  );

const dead = finder({ words: DEAD, except: NOT_DEAD, groups: DEAD_GROUPS });
const deadInName = finder({ words: DEAD_IN_NAME });
const deadInGift = finder({ words: DEAD_IN_GIFT });
const LIFETIME = /\b(?:1[89]|20)\d\d\s*[-–]\s*(?:19|20)\d\d\b|(?<=^|[(,;\s])d\.?\s?(?:19|20)\d\d\b|†/u;

const lifetime = (text: string): string | null => LIFETIME.exec(text)?.[0] ?? null;

/** Somebody who is said to have died. */
const saidToBeDead = (given: FlagCase): readonly Finding[] => [
  ...allRows(given).flatMap(({ name, relationship, about }) => {
    const word = deadInName(name) ?? lifetime(name) ?? dead(relationship) ?? lifetime(relationship);
    return found(word !== null, about('fullName'), `${name} has died, it seems (“${word}”), and can neither take nor act.`).map(gone);
  }),
  ...given.gifts.flatMap(({ who, description, about }) =>
    found(deadInGift(description) !== null, about('fullName'), `“${deadInGift(description)}” in ${who} may mean the recipient.`).map(gone),
  ),
];
/** Somebody of the name of a child who has died, unless it is said that they are somebody else. */
const namedAndDead = (given: FlagCase): readonly Finding[] =>
  given.lateChildren.flatMap((child) =>
    allRows(given)
      .filter((row) => mayBeSame(child, row))
      .map((row) =>
        gone({
          about: row.about('fullName'),
          message: `${row.name} is named as a child who has died, and as ${row.who} as well.`,
          question: `You have said that ${child.name} has died. Is the ${row.name} whom you have also named elsewhere somebody else?`,
        }),
      ),
  );

const gone = (finding: Finding): Finding => ({ ...finding, action: 'A gift to somebody who has died fails: ask who is meant instead.' });

export const SHARE_RULES: readonly Rule[] = [
  { id: 'R40', severity: 'BLOCK', action: 'Reopen the list of shares at step 6 or 7.', find: percentages },
  { id: 'R41', severity: 'LOW', action: 'Confirm that it is typed as meant.', find: oddShares },
  {
    id: 'R42',
    severity: 'HIGH',
    action: 'Impossible: that person has died first in this case. Ask for another.',
    find: (given) => [...deadSubstitute(given), ...saidToBeDead(given), ...namedAndDead(given)],
  },
  { id: 'R43', severity: 'HIGH', action: 'Ask.', find: missingRule },
  { id: 'R44', severity: 'MED', action: 'Tell the customer.', isOneMatter: true, find: noRule },
  {
    id: 'R45',
    severity: 'HIGH',
    action: 'Read the result aloud; offer that the surviving children take, or that substitutes are named.',
    find: towardsIntestacy,
  },
  { id: 'R46', severity: 'MED', action: 'Confirm that this is right.', find: notAChild },
  { id: 'R47', severity: 'MED', action: 'Show the customer both and confirm the one that counts.', find: staleNames },
  { id: 'R48', severity: 'HIGH', action: 'Ask who helped to complete the answers: undue influence.', find: undueInfluence },
];
