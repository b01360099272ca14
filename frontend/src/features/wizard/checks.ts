import type { IsoDate } from '@willow/contracts/dates';
import { type AnswerKey, FIELDS, type StepId, WillAnswers } from '@willow/contracts/will/answers';
import { type Field, isComplete as hasNeeds, isPartial as isPartialRow, type LeafKind, type Parts } from '@willow/contracts/will/field';
import {
  holds,
  isAsked,
  isLive,
  later,
  type Problem,
  problemsOn,
  resumeStep,
  stepAt,
  withoutStale,
  withoutStaleGuardians,
  type WizardStep,
} from '@willow/contracts/will/wizard';
import { MESSAGES } from '@willow/contracts/messages';
import { z } from '@willow/contracts/zod';
import type { Failure } from '../../web/api/failure.ts';
import { normalDate } from '../../ui/form/date-text.ts';
import type { FieldError } from '../../ui/form/error-summary.tsx';
import { isRecord } from '../../web/is-record.ts';
import { type Draft, fieldId } from './draft.ts';

export { frontier } from '@willow/contracts/will/wizard';
export { arrived, takenOut } from './taken-out.ts';

type Values = Readonly<Record<string, unknown>>;

const fieldOf = (key: AnswerKey): Field => FIELDS[key];

export function withFirstRows({ keys }: WizardStep, draft: Draft, answers: WillAnswers, today: IsoDate): Draft {
  const firstRows = keys.flatMap((key): [string, object[]][] => {
    const field = fieldOf(key);
    const isEmpty = field.kind === 'list' && !field.optional && [draft[key] ?? []].flat().length === 0;
    if (!isEmpty || !isAsked(key, { ...answers, ...draft }, today)) return [];
    return [[key, field.rows === 0 ? [] : [key === 'executors' ? firstExecutor(answers) : {}]]];
  });
  return firstRows.length === 0 ? draft : { ...draft, ...Object.fromEntries(firstRows) };
}

/** The partner is the executor most people choose. */
function firstExecutor(answers: WillAnswers): object {
  const { partner } = answers;
  if (!isLive('partner', answers) || !partner?.fullName) return {};
  return { fullName: partner.fullName, address: partner.address ?? '', relationship: holds('married', answers) ? 'Spouse' : 'Partner' };
}

const number = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(/[£,%\s]/g, '') || undefined : value);

const NORMAL: Partial<Readonly<Record<LeafKind, (value: unknown) => unknown>>> = {
  date: (value) => (typeof value === 'string' ? normalDate(value) : value),
  money: number,
  percentage: number,
};

const tidy = (kind: LeafKind, value: unknown): unknown => {
  const normal = NORMAL[kind];
  return normal ? normal(value) : value;
};

const tidyParts = (parts: Parts, values: unknown): unknown =>
  isRecord(values)
    ? Object.fromEntries(
        Object.entries(values)
          .map(([key, value]) => [key, parts[key] ? tidy(parts[key].kind, value) : value] as const)
          .filter(([, value]) => value !== undefined),
      )
    : values;

/** An answer with dates and numbers as the contract has them; nothing is dropped yet, so problems still point at what is on the screen. */
function tidied(field: Field, value: unknown): unknown {
  if (field.kind === 'group') return tidyParts(field.parts, value);
  if (field.kind === 'list') return Array.isArray(value) ? value.map((row) => tidyParts(field.parts, row)) : value;
  return tidy(field.kind, value);
}

type Path = Problem['path'];

type Checked = {
  /** One for each field that is wrong. */
  readonly errors: readonly FieldError[];
  readonly answers: WillAnswers;
  /** Where something was typed that is not enough to be kept. */
  readonly dropped: readonly Path[];
};

/** Checks the draft of a step against the contract and gives all answers with this step's in place of the old ones. */
export function checked(step: WizardStep, draft: Draft, saved: WillAnswers, today: IsoDate): Checked {
  const own = step.keys.flatMap((key) => (draft[key] === undefined ? [] : [[key, tidied(fieldOf(key), draft[key])] as const]));
  const others = Object.entries(saved).filter(([key]) => !step.keys.some((each) => each === key));
  const parsed = z.safeParse(WillAnswers, Object.fromEntries([...others, ...own]));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.filter((part) => typeof part !== 'symbol'), message }));
    return { errors: inPageOrder(errorsOf(problems)), answers: saved, dropped: [] };
  }
  const dropped = step.keys.flatMap((key) => droppedOf(key, parsed.data, today));
  return {
    errors: inPageOrder(errorsOf(problemsOn(step.id, parsed.data, today))),
    answers: z.parse(WillAnswers, kept(parsed.data, today)),
    dropped,
  };
}

function errorsOf(problems: readonly Problem[]): readonly FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { path, message } of problems) {
    const id = fieldId(path);
    if (!byField.has(id)) byField.set(id, { id, message });
  }
  return [...byField.values()];
}

function kept(answers: WillAnswers, today: IsoDate): Values {
  const rows = Object.entries<unknown>(answers).flatMap(([key, value]): [string, unknown][] => {
    const field = isKey(key) ? fieldOf(key) : undefined;
    if (key === 'children' && answers.children) return [[key, answers.children.map((child) => withoutStaleGuardians(child, today))]];
    if (field?.kind === 'list' && Array.isArray(value)) return [[key, value.filter((row) => isComplete(field, row))]];
    if (field?.askedIf && isKey(key) && !(isAsked(key, answers, today) && isComplete(field, value))) return [];
    return [[key, value]];
  });
  const all = Object.fromEntries(rows);
  const derived = Object.entries<Field>(FIELDS).flatMap(([key, field]) => {
    const list = 'of' in field && field.of ? all[field.of] : undefined;
    return Array.isArray(list) ? [[key, field.kind === 'count' ? list.length : list.length > 0] as const] : [];
  });
  return { ...all, ...Object.fromEntries(derived) };
}

function droppedOf(key: AnswerKey, answers: WillAnswers, today: IsoDate): readonly Path[] {
  const value: unknown = answers[key];
  if (!isAsked(key, answers, today)) return [];
  if (Array.isArray(value)) return value.flatMap((row, index) => (isPartial(key, row) ? [[key, index]] : []));
  return fieldOf(key).askedIf && isPartial(key, value) ? [[key]] : [];
}

/** A person, a gift and their like of which something was typed, and not what is needed to keep it. */
export function isPartial(key: AnswerKey, row: unknown): boolean {
  const field = fieldOf(key);
  return 'needs' in field && isRecord(row) && isPartialRow(field, row);
}

const isKey = (key: string): key is AnswerKey => key in FIELDS;

const isComplete = (field: Field, row: unknown): boolean => !('needs' in field) || !isRecord(row) || hasNeeds(field, row);

/** What a save keeps: nothing that an earlier answer made stale, and a place to go on that never falls back without a reason. */
export function toSave(answers: WillAnswers, currentStep: number, next: StepId, today: IsoDate) {
  const live = withoutStale(answers);
  return { answers: live, step: resumeStep(live, later(stepAt(currentStep).id, next), today) };
}

/** All answers as they were when those of this step were read. */
export const asRead = ({ keys }: WizardStep, answers: WillAnswers, saved: Draft): WillAnswers => ({
  ...Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.some((each) => each === key))),
  ...(saved as WillAnswers),
});

const CHANGED: readonly (string | undefined)[] = [MESSAGES.changedElsewhere, MESSAGES.readAgain];

export const isChangedElsewhere = ({ serverMessage }: Failure): boolean => CHANGED.includes(serverMessage);

/** As the fields stand on the page, whatever the order of the rules that found something. */
function inPageOrder(errors: readonly FieldError[]): readonly FieldError[] {
  const fields = errors.flatMap(({ id }) => document.getElementById(id) ?? []).toSorted(byPlace);
  const placeOf = ({ id }: FieldError): number => fields.findIndex((field) => field.id === id) >>> 0;
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const byPlace = (one: Node, other: Node): number => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
