import type { WillFacts } from '../answers/will-facts.ts';
import { declarationAndSignature, type Witness } from '../clauses/declaration-and-signature.ts';
import { opening, title } from '../clauses/opening.ts';
import { CLAUSES } from '../clauses/order.ts';
import type { Clause, SubClause } from './clause.ts';
import { listLabel } from './list-label.ts';
import { type ClauseId, type SubClauseId, say, type Sentence } from './sentence.ts';
import { type Numbers, type Span, textOf, toSpans } from './spans.ts';

type Item = { readonly label: string; readonly spans: readonly Span[] };
export type NumberedSubClause = {
  readonly id?: SubClauseId;
  readonly number: string;
  readonly spans: readonly Span[];
  readonly items: readonly Item[];
};
export type NumberedClause = {
  readonly id: ClauseId;
  readonly number: number;
  readonly heading: string;
  readonly subClauses: readonly NumberedSubClause[];
};
export type SigningPage = {
  readonly heading: string;
  readonly declaration: readonly Span[];
  readonly blanks: readonly (readonly Span[])[];
  readonly attestation: readonly Span[];
  readonly witnesses: readonly Witness[];
  readonly whoMayWitness: readonly Span[];
};

export type WillDocument = {
  readonly title: readonly Span[];
  readonly opening: readonly Span[];
  readonly clauses: readonly NumberedClause[];
  readonly signing: SigningPage;
};

export function toDocument(facts: WillFacts): WillDocument {
  const clauses = CLAUSES.map(({ id, heading, subClauses }): Clause => ({
    id,
    heading: typeof heading === 'string' ? heading : heading(facts),
    subClauses: subClauses(facts),
  })).filter(({ subClauses }) => subClauses.length > 0);
  const numbers = numbersOf(clauses);
  return {
    title: toSpans(title(facts), numbers),
    opening: toSpans(opening(facts), numbers),
    clauses: clauses.map((clause, index) => numbered(clause, index + 1, numbers)),
    signing: signingPage(facts, numbers),
  };
}

export const titleOf = (will: WillDocument): string => textOf(will.title);

export const numberOf = (will: WillDocument, id: ClauseId | SubClauseId): string | null => {
  const clause = will.clauses.find((each) => each.id === id);
  const subClause = will.clauses.flatMap(({ subClauses }) => subClauses).find((each) => each.id === id);
  return clause ? String(clause.number) : (subClause?.number ?? null);
};

function numbersOf(clauses: readonly Clause[]): Numbers {
  const numbers = new Map<ClauseId | SubClauseId, string>();
  clauses.forEach(({ id, subClauses }, clause) => {
    numbers.set(id, String(clause + 1));
    subClauses.forEach((subClause, index) => subClause.id && numbers.set(subClause.id, `${clause + 1}.${index + 1}`));
  });
  return numbers;
}

const numbered = ({ id, heading, subClauses }: Clause, number: number, numbers: Numbers): NumberedClause => ({
  id,
  number,
  heading,
  subClauses: subClauses.map((subClause, index) => numberedSubClause(subClause, `${number}.${index + 1}`, numbers)),
});

function numberedSubClause({ id, text, items = [] }: SubClause, number: string, numbers: Numbers): NumberedSubClause {
  const stop = (index: number): Sentence => (index === items.length - 1 ? say`.` : say`;`);
  return {
    ...(id && { id }),
    number,
    spans: toSpans(text, numbers),
    items: items.map((item, index) => ({ label: `(${listLabel(index)})`, spans: toSpans([...item, ...stop(index)], numbers) })),
  };
}

function signingPage(facts: WillFacts, numbers: Numbers): SigningPage {
  const { heading, declaration, blanks, attestation, witnesses, whoMayWitness } = declarationAndSignature(facts);
  const spans = (sentence: Sentence) => toSpans(sentence, numbers);
  return {
    heading,
    declaration: spans(declaration),
    blanks: blanks.map(spans),
    attestation: spans(attestation),
    witnesses,
    whoMayWitness: spans(whoMayWitness),
  };
}
