import { type IsoDate, isRealDate } from '@willow/contracts';
import type { NamedDeaths, OperatorSettings, Refusal, Testator } from '../../drafting/index.ts';

/** Who stands in for the person whose will it is, where a file holds answers and nobody's details. */
export const SAMPLE_TESTATOR: Testator = {
  fullName: 'Alex Sample',
  dob: '1970-01-01',
  addressLine1: '1 Sample Street',
  addressLine2: null,
  city: 'London',
  county: null,
  postcode: 'SW1A 1AA',
};

/** One will to draft: answers as they are stored, whose will it is, the day, the deaths to try. */
export type DraftCase = {
  readonly answers: unknown;
  readonly testator: Testator | null;
  readonly settings: OperatorSettings;
  readonly on: IsoDate;
  readonly states: readonly NamedDeaths[];
};

export type ReadCase = { readonly ok: true; readonly value: DraftCase } | { readonly ok: false; readonly refused: Refusal };

/** A case that cannot be read at all belongs to no step of the wizard. */
const NO_STEP = 0;

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a case: an object with `answers` (or `jsonAnswers`, as the wizard's own call names them), perhaps `testator`, `settings`, `on` and
 * `states`; or the answers by themselves. States that are given win over its own; the day that is given is for a case without one.
 */
export function readCase(json: unknown, given: { readonly on: IsoDate; readonly states?: readonly NamedDeaths[] }): ReadCase {
  if (!isRecord(json)) return unreadable('it is not a JSON object');
  const wrapped: Json = isRecord(json['answers'])
    ? json
    : isRecord(json['jsonAnswers'])
      ? { ...json, answers: json['jsonAnswers'] }
      : { answers: json };
  const answers = wrapped['answers'] as Json;
  if (!isOfOneWill(answers)) return unreadable(`its answers are longer than ${MAX_TEXT} characters`);
  const on = wrapped['on'] ?? given.on;
  if (typeof on !== 'string' || !isRealDate(on)) return unreadable('`on` is not a date like 2026-11-20');
  const states = readStates(given.states ?? wrapped['states'] ?? [{}]);
  if (states === null) return unreadable('`states` is not a list of {"dead": [names], "noIssue": [names]}');
  return {
    ok: true,
    value: {
      answers,
      testator: readTestator(wrapped['testator'] ?? wrapped['user'] ?? answers['testator'] ?? answers['user']),
      settings: readSettings(wrapped['settings']),
      on,
      states,
    },
  };
}

/** More text than the wizard would ever take, so that one bad line does not hold up the others. */
const MAX_TEXT = 500_000;

/** Whether answers are no longer than those of one will can be. Walks without recursion: depth must not cost stack. */
function isOfOneWill(answers: Json): boolean {
  let length = 0;
  for (const open: unknown[] = [answers]; open.length > 0 && length <= MAX_TEXT;) {
    const value = open.pop();
    length += typeof value === 'string' ? value.length : 1;
    if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) open.push(each);
  }
  return length <= MAX_TEXT;
}

export const unreadable = (why: string): ReadCase => ({
  ok: false,
  refused: { step: NO_STEP, reason: `The case cannot be read: ${why}.` },
});

/** A list of deaths, or null when it is none. */
export function readStates(json: unknown): readonly NamedDeaths[] | null {
  if (!Array.isArray(json)) return null;
  const states = json.map((state: unknown) => (isRecord(state) ? readState(state) : null));
  return states.every((state) => state !== null) ? states : null;
}

function readState({ dead = [], noIssue = [], divorced = false }: Json): NamedDeaths | null {
  if (!isNames(dead) || !isNames(noIssue) || typeof divorced !== 'boolean') return null;
  return { dead, noIssue, ...(divorced && { divorced }) };
}

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((name) => typeof name === 'string');

function readTestator(json: unknown): Testator | null {
  if (!isRecord(json)) return null;
  const text = (...keys: readonly string[]): string => keys.map((key) => json[key]).find((value) => typeof value === 'string') ?? '';
  return {
    fullName: text('fullName', 'name'),
    dob: text('dob', 'dateOfBirth') || null,
    addressLine1: text('addressLine1', 'address'),
    addressLine2: text('addressLine2') || null,
    city: text('city'),
    county: text('county') || null,
    postcode: text('postcode'),
  };
}

function readSettings(json: unknown): OperatorSettings {
  if (!isRecord(json)) return {};
  const mode = json['executors'] ?? json['executorMode'];
  const country = json['keepsWillIn'];
  return {
    ...((mode === 'in-order' || mode === 'in_order') && { executors: 'in-order' as const }),
    ...(typeof country === 'string' && { keepsWillIn: country }),
  };
}
