import type { WillFacts } from '../answers/will-facts.ts';
import { declarationAndSignature, type Witness } from '../clauses/declaration-and-signature.ts';
import { opening, title } from '../clauses/opening.ts';
import { CLAUSES } from '../clauses/order.ts';
import type { Clause, Part } from './clause.ts';
import { listLabel } from './list-label.ts';
import { type ClauseId, type PartId, say, type Sentence } from './sentence.ts';
import { type Numbers, type Run, textOf, toRuns } from './spans.ts';

export type Item = { readonly label: string; readonly runs: readonly Run[] };
export type NumberedPart = {
  readonly id?: PartId;
  readonly number: string;
  readonly runs: readonly Run[];
  readonly items: readonly Item[];
};
export type NumberedClause = {
  readonly id: ClauseId;
  readonly number: number;
  readonly heading: string;
  readonly parts: readonly NumberedPart[];
};
export type SigningPage = {
  readonly heading: string;
  readonly declaration: readonly Run[];
  readonly blanks: readonly (readonly Run[])[];
  readonly attestation: readonly Run[];
  readonly witnesses: readonly Witness[];
  readonly whoMayWitness: readonly Run[];
};

/** A will with every number in place, ready to be set as text or as a page. Draft and final are made from the same one. */
export type WillDocument = {
  readonly title: readonly Run[];
  readonly opening: readonly Run[];
  readonly clauses: readonly NumberedClause[];
  readonly signing: SigningPage;
};

/** Puts the will together: chooses its clauses, numbers them, resolves the references. */
export function toDocument(facts: WillFacts): WillDocument {
  const clauses = CLAUSES.map(({ id, heading, parts }): Clause => ({ id, heading, parts: parts(facts) })).filter(
    ({ parts }) => parts.length > 0,
  );
  const numbers = numbersOf(clauses);
  return {
    title: toRuns(title(facts), numbers),
    opening: toRuns(opening(facts), numbers),
    clauses: clauses.map((clause, index) => numbered(clause, index + 1, numbers)),
    signing: signingPage(facts, numbers),
  };
}

/** "Will of Margaret Hughes". */
export const titleOf = (will: WillDocument): string => textOf(will.title);

/** The number that a clause or a named sub-clause has in this will, or null when the will has none such. */
export const numberOf = (will: WillDocument, id: ClauseId | PartId): string | null => {
  const clause = will.clauses.find((each) => each.id === id);
  const part = will.clauses.flatMap(({ parts }) => parts).find((each) => each.id === id);
  return clause ? String(clause.number) : (part?.number ?? null);
};

function numbersOf(clauses: readonly Clause[]): Numbers {
  const numbers = new Map<ClauseId | PartId, string>();
  clauses.forEach(({ id, parts }, clause) => {
    numbers.set(id, String(clause + 1));
    parts.forEach((part, index) => part.id && numbers.set(part.id, `${clause + 1}.${index + 1}`));
  });
  return numbers;
}

const numbered = ({ id, heading, parts }: Clause, number: number, numbers: Numbers): NumberedClause => ({
  id,
  number,
  heading,
  parts: parts.map((part, index) => numberedPart(part, `${number}.${index + 1}`, numbers)),
});

function numberedPart({ id, text, items = [] }: Part, number: string, numbers: Numbers): NumberedPart {
  const stop = (index: number): Sentence => (index === items.length - 1 ? say`.` : say`;`);
  return {
    ...(id && { id }),
    number,
    runs: toRuns(text, numbers),
    items: items.map((item, index) => ({ label: `(${listLabel(index)})`, runs: toRuns([...item, ...stop(index)], numbers) })),
  };
}

function signingPage(facts: WillFacts, numbers: Numbers): SigningPage {
  const { heading, declaration, blanks, attestation, witnesses, whoMayWitness } = declarationAndSignature(facts);
  const runs = (sentence: Sentence) => toRuns(sentence, numbers);
  return {
    heading,
    declaration: runs(declaration),
    blanks: blanks.map(runs),
    attestation: runs(attestation),
    witnesses,
    whoMayWitness: runs(whoMayWitness),
  };
}
