import type { ResidueSubClause } from '../residue/residue-plan.ts';

export type ClauseId =
  | 'this-will'
  | 'family'
  | 'executors'
  | 'guardian'
  | 'gifts'
  | 'groups'
  | 'pets'
  | 'digital'
  | 'contents'
  | 'home'
  | 'loans'
  | 'debts'
  | 'residue'
  | 'under-18'
  | 'powers'
  | 'funeral'
  | 'words'
  | 'safety-net';

export type SubClauseId = ResidueSubClause;

/**
 * A fragment of a sentence: wording of ours, text of the customer's, a term where it is defined, or the number of a clause. Keeping them
 * apart means that nobody's text can turn into wording, and no number is ever typed.
 */
type Fragment =
  | { readonly kind: 'words' | 'data' | 'term'; readonly text: string }
  | { readonly kind: 'ref'; readonly to: ClauseId | SubClauseId };

export type Sentence = readonly Fragment[];

export const term = (text: string): Sentence => [{ kind: 'term', text }];

export const clause = (to: ClauseId | SubClauseId): Sentence => [{ kind: 'ref', to }];

export const words = (text: string): Sentence => (text === '' ? [] : [{ kind: 'words', text }]);

const data = (text: string): Sentence => (text === '' ? [] : [{ kind: 'data', text }]);

/** Builds a sentence: a string put into the template is the customer's text, a sentence put in stays what it is. */
export function say(wording: TemplateStringsArray, ...values: readonly (string | Sentence)[]): Sentence {
  return wording.flatMap((text, index) => {
    const value = values[index];
    return [...words(text), ...(value === undefined ? [] : typeof value === 'string' ? data(value) : value)];
  });
}

/** "clause 4, clause 5 and clause 6" */
export const clauses = (ids: readonly ClauseId[]): Sentence => joined(ids.map(clause));

/** "Ann, Ben and Cat" */
export const joined = (parts: readonly Sentence[]): Sentence =>
  parts.flatMap((part, index) => [...words(index === 0 ? '' : index === parts.length - 1 ? ' and ' : ', '), ...part]);

export function either(names: readonly string[]): Sentence {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  const listed = others.flatMap((name, index) => (index === 0 ? data(name) : say`, ${name}`));
  return others.length === 0 ? data(last) : say`${listed} or ${last}`;
}
