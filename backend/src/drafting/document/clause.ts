import type { WillFacts } from '../answers/will-facts.ts';
import type { ClauseId, SubClauseId, Sentence } from './sentence.ts';

/** A numbered sub-clause, perhaps with a lettered list. */
export type SubClause = { readonly id?: SubClauseId; readonly text: Sentence; readonly items?: readonly Sentence[] };

export type Clause = { readonly id: ClauseId; readonly heading: string; readonly subClauses: readonly SubClause[] };

/** A clause as the order of the will knows it: it is left out when `subClauses` gives none. */
export type ClauseTemplate = {
  readonly id: ClauseId;
  readonly heading: string;
  readonly subClauses: (facts: WillFacts) => readonly SubClause[];
};

/** A sub-clause that is one sentence after another. */
export const subClause = (...sentences: readonly Sentence[]): SubClause => ({
  text: sentences.flatMap((sentence, index) => (index === 0 ? sentence : [{ kind: 'words', text: ' ' } as const, ...sentence])),
});

/** The same for a sub-clause that is known by name. */
export const namedSubClause = (id: SubClauseId, ...sentences: readonly Sentence[]): SubClause => ({ id, ...subClause(...sentences) });

/** A sub-clause that is there only under a condition. */
export const when = (condition: boolean, ...subClauses: readonly SubClause[]): readonly SubClause[] => (condition ? subClauses : []);
