import type { DocumentKind } from '@willow/contracts';
import type { NumberedClause, NumberedSubClause, SigningPage, WillDocument } from './will-document.ts';
import { DRAFT_MARK, NO_SIGNING_PAGE } from './draft-marks.ts';
import { textOf } from './spans.ts';

const BLANK = '____________________';

export const contentText = (will: WillDocument): string => [...body(will), ...signingBlocks(will.signing)].join('\n\n') + '\n';

export function willText(will: WillDocument, kind: DocumentKind, versionCode: string): string {
  const blocks =
    kind === 'draft'
      ? [DRAFT_MARK, ...body(will), NO_SIGNING_PAGE, `Draft ${versionCode}`]
      : [...body(will), ...signingBlocks(will.signing), `Version ${versionCode}`];
  return blocks.join('\n\n') + '\n';
}

const body = (will: WillDocument): readonly string[] => [textOf(will.title), textOf(will.opening), ...will.clauses.map(clauseText)];

const clauseText = ({ number, heading, subClauses }: NumberedClause): string =>
  [`${number}. ${heading}`, ...subClauses.flatMap(partLines)].join('\n');

const partLines = ({ number, spans, items }: NumberedSubClause): readonly string[] => [
  `${number} ${textOf(spans)}`,
  ...items.map((item) => `${item.label} ${textOf(item.spans)}`),
];

export const signingBlocks = ({ heading, declaration, blanks, attestation, witnesses, whoMayWitness }: SigningPage): readonly string[] => [
  [heading, textOf(declaration), ...blanks.map((label) => blank(textOf(label)))].join('\n'),
  textOf(attestation),
  ...witnesses.map((witness) => [witness.heading, ...witness.blanks.map(({ label }) => blank(label))].join('\n')),
  textOf(whoMayWitness),
];

const blank = (label: string): string => `${label}: ${BLANK}`;
