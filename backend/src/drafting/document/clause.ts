import type { WillFacts } from '../answers/will-facts.ts';
import type { ClauseId, SubClauseId, Sentence } from './sentence.ts';

export type SubClause = { readonly id?: SubClauseId; readonly text: Sentence; readonly items?: readonly Sentence[] };

export type Clause = { readonly id: ClauseId; readonly heading: string; readonly subClauses: readonly SubClause[] };

/** A clause as the order of the will knows it: it is left out when `subClauses` gives none. */
export type ClauseTemplate = {
  readonly id: ClauseId;
  readonly heading: string | ((facts: WillFacts) => string);
  readonly subClauses: (facts: WillFacts) => readonly SubClause[];
};

export const subClause = (...sentences: readonly Sentence[]): SubClause => ({
  text: sentences.flatMap((sentence, index) => (index === 0 ? sentence : [{ kind: 'words', text: ' ' } as const, ...sentence])),
});

export const namedSubClause = (id: SubClauseId, ...sentences: readonly Sentence[]): SubClause => ({ id, ...subClause(...sentences) });

export const when = (condition: boolean, ...subClauses: readonly SubClause[]): readonly SubClause[] => (condition ? subClauses : []);
