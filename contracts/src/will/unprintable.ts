import { cannotPrint, findUnprintable } from '../printable.ts';
import { type AnswerKey, FIELDS, type WillAnswers } from './answers.ts';
import type { Field, LeafKind, Parts } from './field.ts';
import { isLive } from './rules.ts';
import { problem, type Problem } from './step.ts';

type Path = readonly (string | number)[];

const PRINTED: ReadonlySet<LeafKind> = new Set(['name', 'relationship', 'address', 'gift', 'wishes', 'reference']);

function inText(value: unknown, path: Path): readonly Problem[] {
  const character = typeof value === 'string' ? findUnprintable(value) : null;
  return character === null ? [] : [problem(path, cannotPrint(character))];
}

const inParts = (parts: Parts, values: Readonly<Record<string, unknown>>, path: Path): readonly Problem[] =>
  Object.entries(parts).flatMap(([key, { kind, inWill }]) =>
    inWill !== false && PRINTED.has(kind) ? inText(values[key], [...path, key]) : [],
  );

/** Every text of these answers that would stand in the will and cannot be printed, with the character. */
export const unprintable = (answers: WillAnswers, keys: readonly AnswerKey[]): readonly Problem[] =>
  keys.flatMap((key) => {
    const field: Field = FIELDS[key];
    const value: unknown = answers[key];
    if (value === undefined || !isLive(key, answers)) return [];
    if (field.kind === 'group') return inParts(field.parts, value as object as Record<string, unknown>, [key]);
    if (field.kind === 'list')
      return (value as readonly Record<string, unknown>[]).flatMap((row, index) => inParts(field.parts, row, [key, index]));
    return field.inWill !== false && PRINTED.has(field.kind) ? inText(value, [key]) : [];
  });
