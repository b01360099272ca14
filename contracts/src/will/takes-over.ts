import { type Beneficiary, type ChildrenSubstituteRule, type Draft, type WillAnswers } from './answers.ts';
import { standInsOf, type StandInParts } from './people/stand-ins.ts';
import { asksForChildRule, holds, isYes, liveChildren } from './rules.ts';
import { isFilled } from './step.ts';

/** Who takes the share of somebody whom the child rule is about: what the plan of the will makes of the rule for these people. */
export type TakesOver = 'descendants' | 'each-other' | 'the-others' | 'the-backups' | 'the-law';

type Rule = ChildrenSubstituteRule;
type Sentence = { readonly label: string; readonly hint: string };

const ofShares = ({
  customBeneficiaries = [],
}: Draft): readonly (Pick<Beneficiary, 'fullName' | 'relationship' | 'address' | 'ownChildren' | 'charity'> & StandInParts)[] =>
  customBeneficiaries;

const isEqual = (answers: Draft): boolean => answers.equalShares === true;

/** Whom the child rule is about, by name; nobody while it is not asked. */
export function underChildRule(answers: Draft): readonly string[] {
  if (!holds('childTakes', answers)) return [];
  const named =
    answers.beneficiaryType === 'children' ? liveChildren(answers) : ofShares(answers).filter((share) => asksForChildRule(share, answers));
  return named.map(({ fullName = '' }) => fullName.trim());
}

export function takesOver(rule: Rule, answers: Draft): TakesOver {
  const several = underChildRule(answers).length > 1;
  switch (rule) {
    case 'per_stirpes':
      return 'descendants';
    case 'surviving_children':
      if (several) return 'each-other';
      if (answers.beneficiaryType === 'custom' && ofShares(answers).length > 1) return 'the-others';
      return hasLastResort(answers) ? 'the-backups' : 'the-law';
    case 'lapse':
      return 'the-law';
  }
}

const hasLastResort = (answers: Draft): boolean =>
  holds('canRunOut', answers) && (answers.lastResort ?? []).some(({ fullName }) => isFilled(fullName));

/** Where everything goes, as "it passes …", if nobody is left who was named first. */
const whenNobodyIsLeft = (answers: Draft): string => (hasLastResort(answers) ? 'to the backups you named' : 'as the law says');

const listed = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const nameOr = (name: string | undefined, other: string): string => name?.trim() || other;

/** "If Ann or Ben dies before you": names whom the question is about, unless it is about all children. */
export function ifOneDies(answers: Draft): string {
  const names = underChildRule(answers);
  const isAboutAll = answers.beneficiaryType === 'children' && names.length > 1;
  return `If ${isAboutAll || names.some((name) => name === '') ? 'a child of yours' : listed([...new Set(names)], 'or')} dies before you`;
}

const CHILDREN: Readonly<Record<Rule, Sentence>> = {
  per_stirpes: {
    label: 'Their own children take it',
    hint: 'Your grandchildren share what that child would have had. Most people choose this.',
  },
  surviving_children: {
    label: 'My other children share it',
    hint: 'Those who are alive take it in equal parts; grandchildren get nothing.',
  },
  lapse: {
    label: 'It passes as the law says',
    hint: "Their share passes under the intestacy rules: it may go to that child's own children or to your spouse, and does not simply go to your other children.",
  },
};

/** An option of the child rule with what it leads to for these people. */
export function childRuleInWords(rule: Rule, answers: Draft): Sentence {
  const ofChildren = answers.beneficiaryType === 'children';
  const several = underChildRule(answers).length > 1;
  const spouse = isYes(answers.isMarried);
  if (rule === 'lapse') {
    const others = ofShares(answers).length > 1 ? ' It does not simply go to the others.' : '';
    if (ofChildren && several && spouse) return CHILDREN.lapse;
    if (ofChildren && several) return { ...CHILDREN.lapse, hint: CHILDREN.lapse.hint.replace(' or to your spouse', '') };
    return {
      label: CHILDREN.lapse.label,
      hint: `Their share passes under the intestacy rules, to your closest relatives${spouse ? ' (including your spouse)' : ''}.${ofChildren ? '' : others}`,
    };
  }
  if (ofChildren && several) return CHILDREN[rule];
  if (rule === 'per_stirpes')
    return ofChildren
      ? CHILDREN.per_stirpes
      : { label: CHILDREN.per_stirpes.label, hint: 'Their children share what the one who died would have had. Most people choose this.' };
  switch (takesOver(rule, answers)) {
    case 'each-other':
      return {
        label: 'The other children named here share it',
        hint: `Those still living share it${isEqual(answers) ? ' in equal parts' : ' in proportion to their shares'}; the children of the one who died get nothing.`,
      };
    case 'the-others':
      return { label: 'The others I named share it', hint: 'It is added to their shares; the children of the one who died get nothing.' };
    case 'descendants':
    case 'the-backups':
    case 'the-law':
      return {
        label: 'Their own children do not take it',
        hint: ofChildren
          ? `A child you have later takes it; if there is none, it passes ${whenNobodyIsLeft(answers)}.`
          : `${hasLastResort(answers) ? 'It' : 'You name nobody else, so it'} passes ${whenNobodyIsLeft(answers)}.`,
      };
  }
}

/** What the answers lead to, in the words of a summary: "The others you named share it". */
export function childRuleChosen(rule: Rule, answers: WillAnswers): string {
  const taker = takesOver(rule, answers);
  if (taker === 'the-backups') return 'It passes to the backups you named';
  return taker === 'the-law' && rule !== 'lapse'
    ? 'It passes as the law says (the intestacy rules)'
    : `${childRuleInWords(rule, answers).label.replace(/^My /, 'Your ').replace(' I ', ' you ')}${rule === 'lapse' ? ' (the intestacy rules)' : ''}`;
}

const CHARITY_CLOSED = 'if a charity has closed, one that carries on its work takes its share';
const IF_CHARITY_CLOSED = CHARITY_CLOSED.replace('if', 'If');

const charitiesIn = (answers: Draft): 'all' | 'some' | 'none' => {
  const rows = ofShares(answers);
  if (!rows.some(({ charity }) => charity)) return 'none';
  return rows.every(({ charity }) => charity) ? 'all' : 'some';
};

/** Whether nobody who could die takes a share: a charity closes. */
export const onlyCharitiesTake = (answers: Draft): boolean => answers.beneficiaryType === 'custom' && charitiesIn(answers) === 'all';

type Row = ReturnType<typeof ofShares>[number];

/** "Zoe, or else Abe", or "Zoe and Abe in equal parts" */
function inTheirPlace(row: Row): string {
  const names = standInsOf(row).map(({ fullName }) => fullName.trim());
  return row.substitutesTake === 'equally' && names.length > 1 ? `${listed(names, 'and')} in equal parts` : names.join(', or else ');
}

const hasSomebody = ({ substituteName, ownChildren }: Row): boolean => isFilled(substituteName) || ownChildren === true;

/** Who comes before the others, to be followed by them. */
function firstTakers(rows: readonly Row[]): string {
  const first = [
    ...(rows.some(({ substituteName }) => isFilled(substituteName)) ? ['whoever you named in their place'] : []),
    ...(rows.some(({ ownChildren }) => ownChildren) ? ['their own children where you said so'] : []),
  ];
  return first.length === 0 ? '' : `${first.join(' or ')}, or else to `;
}

/** What happens where no rule is asked for: nobody named takes as a child, or all of them have somebody in their place. */
export function withoutRule(answers: Draft): string {
  const rows = ofShares(answers);
  const [only, ...others] = rows;
  if (answers.beneficiaryType !== 'custom' || !only) return 'First choose who should inherit';
  if (others.length > 0) {
    const charities = charitiesIn(answers);
    if (charities === 'all') return IF_CHARITY_CLOSED;
    const where = `Their share goes to ${firstTakers(rows)}the others${rows.some(hasSomebody) ? '' : ' you named'}`;
    return charities === 'some' ? `${where}; ${CHARITY_CLOSED}` : where;
  }
  if (only.charity) return 'If the charity has closed, one that carries on its work takes its place';
  const last = hasLastResort(answers) ? 'to the backups you named' : 'as the law says (the intestacy rules)';
  if (only.ownChildren) return `Everything goes to their own children, or else ${last}`;
  if (isFilled(only.substituteName)) return `Everything goes to ${inTheirPlace(only)}`;
  return `Everything passes ${last}${hasLastResort(answers) ? '' : ': you name nobody else'}`;
}

/** Where the share of a beneficiary goes who is not asked about by the child rule. */
export type OtherShare = {
  /** Of the row in the list of beneficiaries. */
  readonly index: number;
  readonly name: string;
  readonly sentence: string;
  /** Whether somebody can be named in their place: a charity closes, and another carries on. */
  readonly canChange: boolean;
};

const possessive = (name: string): string => `${name}’s`;

/** Everybody with a share whom no rule asks about, one sentence each: nobody's share goes somewhere unsaid. */
export function otherShares(answers: Draft): readonly OtherShare[] {
  if (answers.beneficiaryType !== 'custom') return [];
  const rows = ofShares(answers);
  const isAlone = rows.filter(({ fullName }) => isFilled(fullName)).length < 2;
  return rows.flatMap((row, index): readonly OtherShare[] => {
    const name = nameOr(row.fullName, '');
    if (!name || (holds('childTakes', answers) && asksForChildRule(row, answers))) return [];
    if (row.charity)
      return [
        { index, name, sentence: `If ${name} has closed, a charity that carries on its work would take its share`, canChange: false },
      ];
    const others = !isAlone ? 'the others' : hasLastResort(answers) ? 'the backups you named' : 'whoever the law says';
    const named = isFilled(row.substituteName) ? inTheirPlace(row) : others;
    const taker = row.ownChildren ? `their own children, or else to ${others}` : named;
    return [{ index, name, sentence: `${possessive(name)} share would go to ${taker}`, canChange: true }];
  });
}

/** The same before it is answered, for the screen that then has nothing to ask. */
export function nothingToAsk(answers: Draft): string {
  const rows = ofShares(answers);
  const [only, ...others] = rows;
  if (answers.beneficiaryType !== 'custom' || !only)
    return 'There is nothing to ask here until you have chosen who should inherit. Press Continue.';
  const one = nameOr(only.fullName, 'the one you chose');
  if (others.length > 0) {
    const charities = charitiesIn(answers);
    if (charities === 'all') return `There is nothing more to ask: ${CHARITY_CLOSED}. Press Continue.`;
    const where = `${firstTakers(rows)}the others`;
    const closed = charities === 'some' ? `; ${CHARITY_CLOSED}` : '';
    return `With those you chose there is nothing more to ask: if one of them cannot take their share, it goes to ${where}${closed}. Press Continue.`;
  }
  if (only.charity)
    return 'There is nothing more to ask: if the charity has closed, one that carries on its work takes its place. Press Continue.';
  if (only.ownChildren)
    return `There is nothing more to ask: if ${one} dies before you, everything goes to their own children, or else ${whenNobodyIsLeft(answers)}. Press Continue.`;
  if (isFilled(only.substituteName))
    return `There is nothing more to ask: if ${one} cannot take it, everything goes to ${inTheirPlace(only)}. Press Continue.`;
  return hasLastResort(answers)
    ? `There is nothing more to ask: if ${one} cannot take it, everything goes to the backups you named. Press Continue.`
    : `You chose ${one} alone. If ${one} cannot take it, nobody else is named, and everything passes as the law says, to your nearest relatives. To choose who takes it then, go back and name somebody in their place. Otherwise press Continue.`;
}
