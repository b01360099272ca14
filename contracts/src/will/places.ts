import { FIELDS } from './answers.ts';
import type { Field, Leaf } from './field.ts';

/** Where an answer stands, in the first row where it is in a list. */
export type Place = { readonly path: readonly [string, ...(string | number)[]]; readonly leaf: Leaf };

/** Every answer that the wizard can hold, from the definitions of the fields. */
export const everyPlace = (): readonly Place[] =>
  Object.entries<Field>(FIELDS).flatMap(([key, field]): Place[] => {
    if (field.kind !== 'group' && field.kind !== 'list') return [{ path: [key], leaf: field }];
    const row = field.kind === 'list' ? [0] : [];
    const optional = field.optional && { optional: field.optional };
    return Object.entries(field.parts).map(([part, leaf]) => ({ path: [key, ...row, part], leaf: { ...leaf, ...optional } }));
  });

const isValues = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

export function withAnswer(answers: object, [head, ...rest]: readonly (string | number)[], value: unknown): object {
  if (head === undefined) return answers;
  const before: unknown = isValues(answers) ? answers[head] : undefined;
  const inner = rest.length === 0 ? value : withAnswer(isValues(before) ? before : typeof rest[0] === 'number' ? [] : {}, rest, value);
  return Array.isArray(answers) ? Object.assign([...(answers as unknown[])], { [head]: inner }) : { ...answers, [head]: inner };
}

export const answerAt = (answers: object, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, part) => (isValues(value) ? value[part] : undefined), answers);
