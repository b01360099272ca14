import type { WillAnswers } from '@willow/contracts';

/**
 * Who gets what a group is given, and what becomes of money that is owed: worked out from the answers and read off the words, without the
 * code that plans them. Names must be different people's, and everybody dead leaves children.
 */
type Group = 'grandchildren' | 'nephewsAndNieces';

const CALLED: Readonly<Record<Group, readonly [term: string, yours: string]>> = {
  grandchildren: ['My Grandchildren', 'your grandchildren'],
  nephewsAndNieces: ['My Nephews and Nieces', 'your nephews and nieces'],
};

/** Nobody without a child, alive or dead, is asked about grandchildren. */
const given = (answers: WillAnswers): readonly Group[] => {
  const hasHad = answers.hasChildren === 'yes' || (answers.lateChildren ?? []).some(({ leftChildren }) => leftChildren === 'yes');
  return (['grandchildren', 'nephewsAndNieces'] as const).filter((group) => answers[group] && (group !== 'grandchildren' || hasHad));
};

export const expectedGroups = (answers: WillAnswers): readonly string[] =>
  given(answers).map((group) => `${CALLED[group][1]} who are alive then`);

type Read = { readonly what: string; readonly age: string };

/** What the will gives to each group, and at what age. */
export const expectedOfGroups = (answers: WillAnswers): Readonly<Record<string, Read>> =>
  Object.fromEntries(
    given(answers).map((group) => {
      const { amount, percentage, age = '' } = answers[group] ?? {};
      return [CALLED[group][0], { what: amount === undefined ? `${percentage}%` : `£${amount.toLocaleString('en-GB')}`, age }];
    }),
  );

export function groupsRead(text: string): Readonly<Record<string, Read>> {
  const lines = text.split('\n');
  return Object.fromEntries(
    Object.values(CALLED).flatMap(([term]) => {
      const sum = lines.flatMap(
        (line) => new RegExp(`I give (£[\\d,]+) \\([a-z -]+\\) to each of ${term} who survives me\\.$`).exec(line)?.[1] ?? [],
      );
      const part = lines.flatMap(
        (line) =>
          new RegExp(
            `I give (\\d+%) of what my Residuary Estate would be if this clause gave no percentage of it, in equal shares, to those of ${term} who survive me\\.$`,
          ).exec(line)?.[1] ?? [],
      );
      const age = lines.flatMap(
        (line) => new RegExp(`Each of ${term} takes this gift only on reaching the age of (\\d\\d)\\.`).exec(line)?.[1] ?? [],
      );
      const what = [...sum, ...part];
      return what.length === 0 ? [] : [[term, { what: what.join(' and '), age: age[0] ?? '18' }]];
    }),
  );
}

/** A debt that is forgiven is nobody's; one that is counted is borne by whoever takes the borrower's share, and else by nobody. */
export const expectedLoans = (answers: WillAnswers, dead: readonly string[]): readonly (string | null)[] =>
  (answers.loans ?? []).map(({ fullName: name = '', treatment }) => {
    const isDead = dead.includes(name);
    if (treatment === 'forgiven') return isDead ? `the estate of ${name}` : name;
    const partnerIsFirst = answers.beneficiaryType === 'partner';
    if (partnerIsFirst && !dead.includes(answers.partner?.fullName ?? '')) return null;
    const list: WillAnswers['customBeneficiaries'] = partnerIsFirst ? answers.customSubstitutes : answers.customBeneficiaries;
    const isByList = partnerIsFirst ? answers.partnerSubstituteRule === 'custom' : answers.beneficiaryType === 'custom';
    if (!isDead) return name;
    const theirChildren = `the children of ${name}`;
    const rule = partnerIsFirst ? 'per_stirpes' : (answers.childrenSubstituteRule ?? 'per_stirpes');
    if (!isByList) return rule === 'per_stirpes' ? theirChildren : null;
    const row = list?.find(({ fullName }) => fullName === name);
    const standIns = [row?.substituteName, row?.secondSubstituteName, row?.thirdSubstituteName].flatMap((each) => each ?? []);
    if (standIns.length > 0) {
      const left = standIns.filter((each) => !dead.includes(each));
      const takers = row?.substitutesTake === 'equally' ? left : left.slice(0, 1);
      return takers.length === 0 ? null : takers.join(', ').replace(/, ([^,]*)$/, ' and $1');
    }
    const family = answers.hasChildren === 'yes' ? (answers.children ?? []).map(({ fullName }) => fullName) : [];
    const isChild =
      family.includes(name) || ['Son', 'daughter', 'my eldest child', 'step-son', 'grandson'].includes(row?.relationship ?? '');
    return row?.ownChildren || (isChild && rule === 'per_stirpes') ? theirChildren : null;
  });

/** Who is released, who has a share reduced, and who pays back what is more. */
export function loansRead(text: string): {
  readonly forgiven: readonly string[];
  readonly counted: readonly string[];
  readonly owing: boolean;
  readonly endsWithMarriage: boolean;
  readonly keepsCoDebtors: boolean;
  readonly taxFromTheRest: readonly string[];
  readonly taxFromTheShare: boolean;
} {
  const clause = /\n\d+\. Money owed to me\n([\s\S]*?)\n\d+\. /.exec(text)?.[1] ?? '';
  const named = (opening: string): readonly string[] => {
    const one = new RegExp(
      `${opening === 'release' ? 'I release' : 'Everything that'} ([A-Z][\\w ]+?)(?: \\([^)]*\\))? ${opening === 'release' ? 'from everything' : 'owes me when I die counts towards their share'}`,
    ).exec(clause)?.[1];
    const many = new RegExp(
      `${opening === 'release' ? 'I release each of these people[^\\n]*:' : 'Everything that each of these people[^\\n]*:'}((?:\\n\\([a-z]+\\) [^\\n]*)+)`,
    ).exec(clause)?.[1];
    return one ? [one] : [...(many ?? '').matchAll(/\) ([A-Z][\w ]+?)(?: \(|;|\.|$| and$)/gm)].map(([, name = '']) => name);
  };
  return {
    forgiven: named('release'),
    counted: named('count'),
    owing: clause.includes('and the difference is owed to my estate, so far as it can still be claimed in law.'),
    endsWithMarriage: /releases nobody whose marriage to, or civil partnership with, me has, since .* dissolved or annulled/.test(clause),
    keepsCoDebtors: clause.includes('does not release anyone else who owes the same money'),
    taxFromTheRest: (/Inheritance tax on (.*?),? is paid from my Residuary Estate, but never/.exec(clause)?.[1] ?? '')
      .split(', or on ')
      .filter((part) => part !== ''),
    taxFromTheShare: clause.includes(
      'the tax on that share is worked out before the debt is taken off, and whoever takes the share bears it',
    ),
  };
}

export const expectedOfLoans = ({ loans = [] }: WillAnswers): ReturnType<typeof loansRead> => {
  const namesOf = (wanted: string): readonly string[] =>
    loans.flatMap(({ fullName = '', treatment }) => (treatment === wanted ? [fullName] : []));
  const isForgiven = namesOf('forgiven').length > 0;
  return {
    forgiven: namesOf('forgiven'),
    counted: namesOf('counted'),
    owing: loans.some(({ payBack }) => payBack),
    endsWithMarriage: isForgiven,
    keepsCoDebtors: isForgiven,
    taxFromTheRest: [
      ...(isForgiven ? ['a debt that this clause forgives'] : []),
      ...(loans.some(({ treatment, payBack }) => treatment === 'counted' && !payBack)
        ? ['what need not be paid back because a debt is more than the share']
        : []),
    ],
    taxFromTheShare: namesOf('counted').length > 0,
  };
};
