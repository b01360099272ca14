import { type AnswerKey, FIELDS, type WillAnswers } from './answers.ts';
import type { Field, LeafKind, Parts } from './field.ts';
import { isLive } from './rules.ts';
import { problem, type Problem } from './step.ts';

type Path = readonly (string | number)[];
type Printed = { readonly path: Path; readonly text: string; readonly kind: LeafKind };

const PRINTED: ReadonlySet<LeafKind> = new Set(['name', 'relationship', 'address', 'gift', 'wishes', 'reference']);

const textAt = (value: unknown, path: Path, kind: LeafKind): readonly Printed[] =>
  typeof value === 'string' ? [{ path, text: value, kind }] : [];

const inParts = (parts: Parts, values: Readonly<Record<string, unknown>>, path: Path): readonly Printed[] =>
  Object.entries(parts).flatMap(([key, { kind, inWill }]) =>
    inWill !== false && PRINTED.has(kind) ? textAt(values[key], [...path, key], kind) : [],
  );

function textsOf(key: AnswerKey, answers: WillAnswers): readonly Printed[] {
  const field: Field = FIELDS[key];
  const value: unknown = answers[key];
  if (value === undefined || !isLive(key, answers)) return [];
  if (field.kind === 'group') return inParts(field.parts, value as object as Record<string, unknown>, [key]);
  if (field.kind === 'list')
    return (value as readonly Record<string, unknown>[]).flatMap((row, index) => inParts(field.parts, row, [key, index]));
  return field.inWill !== false && PRINTED.has(field.kind) ? textAt(value, [key], field.kind) : [];
}

/** Looks at every text of these answers that would stand in the will. */
export const inPrintedTexts = (
  answers: WillAnswers,
  keys: readonly AnswerKey[],
  messageFor: (text: string, kind: LeafKind) => string | null,
): readonly Problem[] =>
  keys
    .flatMap((key) => textsOf(key, answers))
    .flatMap(({ path, text, kind }) => {
      const message = messageFor(text, kind);
      return message === null ? [] : [problem(path, message)];
    });
