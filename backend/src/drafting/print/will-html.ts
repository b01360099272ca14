import type { NumberedClause, SigningPage, WillDocument } from '../document/will-document.ts';
import { DRAFT_MARK, NO_SIGNING_PAGE, NOTHING_MORE } from '../document/draft-marks.ts';
import { type Span, textOf } from '../document/spans.ts';
import { contentText } from '../document/will-text.ts';
import type { DocumentKind, PrintEdition } from '@willow/contracts';
import { curly } from './apostrophes.ts';
import { template } from './html-template.ts';
import { widthOf } from './css-string.ts';
import { footerView } from './footer-view.ts';
import { spansView } from './spans-view.ts';
import { facesFor, WEIGHTS } from './typefaces.ts';
import { CLAUSE_PARTIAL, SPANS_PARTIAL, WILL_TEMPLATE } from './will-template.ts';

/** From these widths on the signing page makes more room for the name, or sets it smaller: it stays one page whatever the name. */
const TITLE_OF_A_LINE: Readonly<Record<PrintEdition, number>> = { standard: 70, 'large-print': 32 };
const LONG_TITLE: Readonly<Record<PrintEdition, number>> = { standard: 70, 'large-print': 80 };
const ENDLESS_TITLE: Readonly<Record<PrintEdition, number>> = { standard: 130, 'large-print': 140 };
const FOOTER_WORDS = 'Page of 0123456789…\u200b';
/** Four lines, in letters: from there on a page can end with two lines and the next begin with two. */
const UNBROKEN: Readonly<Record<PrintEdition, number>> = { standard: 330, 'large-print': 190 };
const INITIALS: Readonly<Record<PrintEdition, string>> = {
  standard: 'Initials: me _________ witnesses _________ _________',
  'large-print': 'Initials: me _____ witnesses _____ _____',
};

const page = template(WILL_TEMPLATE, { spans: SPANS_PARTIAL, clause: CLAUSE_PARTIAL });

/** Where the signatures stand: on a page of their own, or below the end of the text, with more or less room. */
type SigningPlace = 'own-page' | 'roomy' | 'close';

export const willHtml = (will: WillDocument, kind: DocumentKind, versionCode: string, edition: PrintEdition = 'standard'): string =>
  setWill(will, kind, versionCode, edition, 'own-page');

/** Below the end of the text the signatures save a page, where they fit (specification, 4.5). In large print they are too high for that. */
export const willLayouts = (will: WillDocument, kind: DocumentKind, versionCode: string, edition: PrintEdition): [string, ...string[]] => [
  willHtml(will, kind, versionCode, edition),
  ...(kind === 'final' && edition === 'standard'
    ? (['roomy', 'close'] as const).map((place) => setWill(will, kind, versionCode, edition, place))
    : []),
];

function setWill(will: WillDocument, kind: DocumentKind, versionCode: string, edition: PrintEdition, signing: SigningPlace): string {
  const large = edition === 'large-print';
  const isDraft = kind === 'draft';
  const title = curly(textOf(will.title));
  const clauses = will.clauses.map((clause) => clauseView(clause, edition));
  const furniture = {
    draftMark: DRAFT_MARK,
    noSigningPage: NO_SIGNING_PAGE,
    nothingMore: NOTHING_MORE,
    initials: isDraft ? DRAFT_MARK : INITIALS[edition],
    version: `${isDraft ? 'Draft' : 'Version'} ${versionCode}`,
  };
  const everyCharacter = [contentText(will), FOOTER_WORDS, ...Object.values(furniture)].join('');
  return page({
    title,
    isDraft,
    rootClass: edition,
    margins: large ? '20mm 20mm 34mm' : '20mm 22mm 30mm',
    hasOwnPage: signing === 'own-page',
    signingClass: `${signingClass(widthOf(title), edition)} ${signing}`,
    ...furniture,
    faces: WEIGHTS.flatMap((weight) => facesFor(everyCharacter, weight)),
    foot: footerView(title, furniture, edition),
    opening: spansView(will.opening),
    clauses: isDraft ? clauses : clauses.slice(0, -1),
    lastClauses: clauses.slice(-1),
    signing: signingView(will.signing),
  });
}

const signingClass = (width: number, edition: PrintEdition): string =>
  [
    'signing',
    ...(width > TITLE_OF_A_LINE[edition] ? ['name-above'] : []),
    ...(width > LONG_TITLE[edition] ? ['long-name'] : []),
    ...(width > ENDLESS_TITLE[edition] ? ['endless-name'] : []),
  ].join(' ');

const clauseView = ({ number, heading, subClauses }: NumberedClause, edition: PrintEdition) => ({
  number,
  heading,
  subClauses: subClauses.map((part) => ({
    number: part.number,
    spans: spansView(part.spans),
    isWhole: isWhole(part.spans, edition),
    items: part.items.map(({ label, spans }) => ({ label, spans: spansView(spans), isWhole: isWhole(spans, edition) })),
  })),
});

const isWhole = (spans: readonly Span[], edition: PrintEdition): boolean => textOf(spans).length < UNBROKEN[edition];

const signingView = ({ heading, declaration, blanks, attestation, witnesses, whoMayWitness }: SigningPage) => ({
  heading,
  declaration: spansView(declaration),
  blanks: blanks.map(spansView),
  attestation: spansView(attestation),
  witnesses,
  whoMayWitness: spansView(whoMayWitness),
});
