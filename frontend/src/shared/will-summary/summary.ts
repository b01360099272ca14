import type { User } from '@willow/contracts/account/account.contract';
import { dateInWords, isRealDate } from '@willow/contracts/dates';
import { type AnswerKey, type Appointee, FIELDS, type StepId, type WillAnswers } from '@willow/contracts/will/answers';
import { type Field, isComplete, type Leaf, type LeafKind, type List, type Parts } from '@willow/contracts/will/field';
import { formatPounds } from '@willow/contracts/money';
import { childRuleChosen, ifOneDies, onlyCharitiesTake, withoutRule } from '@willow/contracts/will/takes-over';
import { holds, isFilled, isLive, isYes, WIZARD } from '@willow/contracts/will/wizard';
import { isRecord } from '../../web/is-record.ts';

export type SummaryRow = {
  readonly label: string;
  readonly lines: readonly string[];
  readonly step?: StepId;
  readonly remark?: string;
};
export type SummaryGroup = { readonly title: string; readonly step: StepId; readonly rows: readonly SummaryRow[] };

/** Under which title the answers of a step stand; steps that follow each other share one. The check itself is not among them. */
const TITLES: Readonly<Record<StepId, string | null>> = {
  'will-for-you': 'You',
  partner: 'Family: partner and children',
  children: 'Family: partner and children',
  home: 'Property and executors',
  executors: 'Property and executors',
  beneficiaries: 'Beneficiaries',
  substitutes: 'Substitutes',
  gifts: 'Gifts',
  funeral: 'Funeral wishes',
  review: null,
};

export function summaryOf(answers: WillAnswers, user: User): readonly SummaryGroup[] {
  const groups = WIZARD.flatMap(({ id, keys }): SummaryGroup[] => {
    const title = TITLES[id];
    const rows = keys.flatMap((key) => rowsOf(key, answers)).map((row) => ({ ...row, step: id }));
    return title ? [{ title, step: id, rows: id === 'will-for-you' ? [...aboutUser(user), ...rows] : rows }] : [];
  });
  return groups.flatMap((group, index) => {
    if (groups[index - 1]?.title === group.title) return [];
    return [{ ...group, rows: groups.filter(({ title }) => title === group.title).flatMap(({ rows }) => rows) }];
  });
}

function aboutUser({ fullName, dob, addressLine1, addressLine2, city, county, postcode }: User): readonly SummaryRow[] {
  return [
    { label: 'Full name', lines: [fullName] },
    { label: 'Date of birth', lines: [isRealDate(dob) ? dateInWords(dob) : ''] },
    { label: 'Address', lines: [[addressLine1, addressLine2, city, county, postcode].filter(Boolean).join(', ')] },
  ];
}

const NOT_ANSWERED = 'Not answered';

const fieldOf = (key: AnswerKey): Field => FIELDS[key];
const labelOf = (key: AnswerKey): string => fieldOf(key).label ?? '';

const SPOUSE = /^(?:spouse|husband|wife|civil partner)$/i;
const PARTNER = /^partner$/i;

/** An executor stays as entered when a marriage ends, and so does what they were. */
function remarkOn({ address, relationship }: Appointee, answers: WillAnswers): Pick<SummaryRow, 'remark'> {
  if (!(isFilled(address) && isFilled(relationship)))
    return { remark: 'The address or the relationship is missing. Please add it if you can.' };
  const called = relationship?.trim() ?? '';
  if (answers.isMarried === undefined || isLive('partner', answers)) return {};
  if (SPOUSE.test(called))
    return { remark: 'You say that you are not married or in a civil partnership. Please say what they are to you now.' };
  // A partner need be neither married nor living in the same home: only a "no" to that question is a reason to ask.
  if (answers.livesWithPartner === 'no' && PARTNER.test(called))
    return { remark: 'You say that you do not live with a partner. Please check what they are to you.' };
  return {};
}

const TOGETHER: { readonly [Key in AnswerKey]?: (answers: WillAnswers) => readonly SummaryRow[] } = {
  children: (answers) => {
    if (isLive('children', answers) && answers.children?.length) return defaultRows('children', answers);
    return [{ label: labelOf('children'), lines: [answers.hasChildren ? 'None' : NOT_ANSWERED] }];
  },
  executors: (answers) => {
    const executors = (answers.executors ?? []).filter((executor) => isComplete(FIELDS.executors, executor));
    if (executors.length === 0) return [{ label: labelOf('executors'), lines: [NOT_ANSWERED] }];
    return executors.map((executor, index) => ({
      label: `Executor ${index + 1}`,
      lines: linesOf(FIELDS.executors.parts, executor),
      ...remarkOn(executor, answers),
    }));
  },
  beneficiaryType: (answers) => {
    const [row] = defaultRows('beneficiaryType', answers);
    const { partner, customBeneficiaries = [] } = answers;
    if (holds('choosesShares', answers))
      return [{ ...row, label: labelOf('beneficiaryType'), lines: rowLines(FIELDS.customBeneficiaries, customBeneficiaries) }];
    const named = holds('partnerFirst', answers) && partner?.fullName ? `, ${partner.fullName}` : '';
    return row ? [{ ...row, lines: row.lines.map((line) => `${line}${named}`) }] : [];
  },
  partnerSubstituteRule: (answers) => {
    const { customSubstitutes = [] } = answers;
    const people = isLive('customSubstitutes', answers) ? rowLines(FIELDS.customSubstitutes, customSubstitutes) : [];
    const rows = defaultRows('partnerSubstituteRule', answers);
    if (rows.length > 0) return rows.map((row) => ({ ...row, lines: [...row.lines, ...people] }));
    if (holds('childTakes', answers)) return [];
    return [{ label: onlyCharitiesTake(answers) ? 'If a charity closes' : 'If someone dies before you', lines: [withoutRule(answers)] }];
  },
  childrenSubstituteRule: (answers) => {
    if (!isLive('childrenSubstituteRule', answers)) return [];
    const { childrenSubstituteRule: rule } = answers;
    return [{ label: ifOneDies(answers), lines: [rule ? childRuleChosen(rule, answers) : NOT_ANSWERED] }];
  },
  specificGifts: (answers) => {
    const rows = isYes(answers.hasSpecificGifts) ? defaultRows('specificGifts', answers) : [];
    return rows.some(({ lines }) => lines.length > 0) ? rows : [{ label: labelOf('specificGifts'), lines: ['None'] }];
  },
};

/** What a summary says of one answer. */
export const rowsOf = (key: AnswerKey, answers: WillAnswers): readonly SummaryRow[] =>
  TOGETHER[key]?.(answers) ?? defaultRows(key, answers);

/** Lists of people stand in the row of the choice they belong to. */
const SAID_BY: { readonly [Key in AnswerKey]?: AnswerKey } = {
  customBeneficiaries: 'beneficiaryType',
  customSubstitutes: 'partnerSubstituteRule',
  hasSpecificGifts: 'specificGifts',
  hasChildren: 'children',
  childrenCount: 'children',
};

/** What a summary says of several answers, each row once. */
export const rowsOfAll = (keys: readonly AnswerKey[], answers: WillAnswers): readonly SummaryRow[] =>
  [...new Set(keys.map((key) => SAID_BY[key] ?? key))].flatMap((key) => rowsOf(key, answers));

/** Those of its rows that another version says otherwise or not at all. */
export function rowsUnlike(keys: readonly AnswerKey[], answers: WillAnswers, other: WillAnswers): readonly SummaryRow[] {
  const said = new Set(rowsOfAll(keys, other).map((row) => JSON.stringify(row)));
  return rowsOfAll(keys, answers).filter((row) => !said.has(JSON.stringify(row)));
}

function defaultRows(key: AnswerKey, answers: WillAnswers): readonly SummaryRow[] {
  const field = fieldOf(key);
  const { label } = field;
  if (!label || !isLive(key, answers)) return [];
  if (field.optional && !answers[key]) return [];
  const lines = fieldLines(field, answers[key]);
  return lines.length > 0 ? [{ label, lines }] : [];
}

function fieldLines(field: Field, value: unknown): readonly string[] {
  if (field.kind === 'group') {
    const values = isRecord(value) ? value : {};
    return isComplete(field, values) ? linesOf(field.parts, values) : [];
  }
  if (field.kind === 'list') return rowLines(field, Array.isArray(value) ? value : []);
  return [leafText(field, value) || (field.kind === 'wishes' ? 'None' : NOT_ANSWERED)];
}

/** Rows that the will has: one that is not complete is not in it. */
const rowLines = (field: List, rows: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
  rows.filter((row) => isComplete(field, row)).map((row) => linesOf(field.parts, row).join(', '));

function leafText(leaf: Leaf, value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text && (leaf.words ?? WORDS[leaf.kind])(text, leaf);
}

const asIs = (text: string): string => text;
const yesOrNo = (text: string): string => (isYes(text) ? 'Yes' : 'No');

const WORDS: Readonly<Record<LeafKind, (text: string, leaf: Leaf) => string>> = {
  'yes-no': yesOrNo,
  tick: yesOrNo,
  choice: (text, { options }) => options?.[text] ?? text,
  percentage: (text) => `${text}%`,
  money: (text) => formatPounds(Number(text)),
  date: (text) => (isRealDate(text) ? dateInWords(text) : text),
  name: asIs,
  relationship: asIs,
  address: asIs,
  contact: asIs,
  gift: asIs,
  wishes: asIs,
  count: asIs,
  reference: asIs,
  instant: asIs,
};

/** The lines of a group: a part that joins stands in the line of the part before it, one that leads before the first. */
function linesOf(parts: Parts, values: Readonly<Record<string, unknown>>): readonly string[] {
  const lines: string[] = [];
  let lead = '';
  for (const [key, leaf] of Object.entries(parts)) {
    const value = leafText(leaf, values[key]);
    const text = value && leaf.label ? `${leaf.label}: ${value}` : value;
    const before = lines.at(-1);
    if (leaf.leads) lead = text && `${text}${leaf.leads}`;
    else if (leaf.joins && before !== undefined) lines[lines.length - 1] = [before, text].filter(Boolean).join(leaf.joins);
    else lines.push(text);
  }
  return [`${lead}${lines[0] ?? ''}`, ...lines.slice(1)].filter(Boolean);
}
