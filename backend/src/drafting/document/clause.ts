import type { WillFacts } from '../answers/will-facts.ts';
import type { ClauseId, PartId, Sentence } from './sentence.ts';

/** A numbered sub-clause, perhaps with a lettered list. */
export type Part = { readonly id?: PartId; readonly text: Sentence; readonly items?: readonly Sentence[] };

export type Clause = { readonly id: ClauseId; readonly heading: string; readonly parts: readonly Part[] };

/** A clause as the order of the will knows it: it is left out when `parts` gives none. */
export type ClauseTemplate = { readonly id: ClauseId; readonly heading: string; readonly parts: (facts: WillFacts) => readonly Part[] };

/** A sub-clause that is one sentence after another. */
export const part = (...sentences: readonly Sentence[]): Part => ({
  text: sentences.flatMap((sentence, index) => (index === 0 ? sentence : [{ kind: 'words', text: ' ' } as const, ...sentence])),
});

/** The same for a sub-clause that is known by name. */
export const namedPart = (id: PartId, ...sentences: readonly Sentence[]): Part => ({ id, ...part(...sentences) });

/** A part that is there only under a condition. */
export const when = (condition: boolean, ...parts: readonly Part[]): readonly Part[] => (condition ? parts : []);
