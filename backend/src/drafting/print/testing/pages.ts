import { expect } from '@jest/globals';
import type { DocumentKind, PrintEdition } from '@willow/contracts';
import type { PdfPage, ReadPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import type { DraftedWill } from '../../draft-will.ts';

export const MM = 72 / 25.4;
export const FOOT = (297 - 30) * MM;
export const MARK = 'DRAFT – NOT FOR SIGNING';
/** Less than this is room for nothing. */
const ROOM = 24 * MM;
const NOTHING_MORE = 'Nothing more is written on this page';
const OMITTED = 'Signing page omitted from draft';
const SIGN_OFF = [
  'Anything not given away',
  'I have read this will',
  'Signature of',
  'First witness',
  'Second witness',
  'A witness must be 18',
];
/** What the text keeps free at its sides; the end of a line is known only to half a letter. */
const MARGINS: Readonly<Record<PrintEdition, number>> = { standard: 20, 'large-print': 18 };
/** What is below the last line of text, in millimetres. */
const FEET: Readonly<Record<PrintEdition, number>> = { standard: 30, 'large-print': 34 };

export const bodyOf = ({ drawn }: PdfPage) => drawn.filter(({ y, text }) => y < FOOT && text !== MARK);

export const footerOf = ({ drawn }: PdfPage): string =>
  drawn
    .filter(({ y }) => y >= FOOT)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ +/g, ' ');

export const squeezed = (text: string): string => text.replaceAll(/['\u02bc]/g, '’').replace(/\s+/g, '');

export const textOf = (page: PdfPage): string =>
  squeezed(
    bodyOf(page)
      .map(({ text }) => text)
      .join(''),
  );

export const printedText = ({ pages }: ReadPdf): string => pages.map(textOf).join('').replaceAll(squeezed(NOTHING_MORE), '');

/** The paragraphs of a will as its pages have them: no stops after the numbers of clauses, no marks of a draft, no versions, no blanks. */
export const paragraphsOf = ({ text }: DraftedWill): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && line !== MARK && !/^(?:Version|Draft) [0-9a-f]{8}$/.test(line))
    .map((line) => squeezed(line.replace(/^(\d+)\. /, '$1 ').replace(/: _+$/, '')));

export function checkPages({ pages }: ReadPdf, kind: DocumentKind, edition: PrintEdition = 'standard'): void {
  const margin = MARGINS[edition] * MM;
  pages.forEach((page, index) => {
    expect(footerOf(page)).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(bodyOf(page).length).toBeGreaterThan(1);
    for (const { x, right, y } of page.drawn) {
      expect(x).toBeGreaterThan(margin);
      expect(right).toBeLessThan(page.width - margin);
      expect(y).toBeGreaterThan(20 * MM);
      expect(y).toBeLessThan(page.height - 8 * MM);
    }
  });
  const holding = (part: string) => pages.flatMap((page, index) => (textOf(page).includes(squeezed(part)) ? [index + 1] : []));
  for (const part of kind === 'final' ? SIGN_OFF : []) expect(holding(part)).toEqual([pages.length]);
  const ends = holding(NOTHING_MORE);
  expect(kind === 'final' ? ends.at(-1) : ends).toEqual(kind === 'final' ? pages.length : []);
  // Signatures on a page of their own may leave room on the page before, and then it says so.
  const signedAlone = kind === 'final' && /^\d+Anythingnotgivenaway/.test(textOf(pages.at(-1)!));
  const foot = Math.max(...bodyOf(pages.at(-2) ?? pages[0]!).map(({ y }) => y));
  expect(ends.length > 1 ? signedAlone : !signedAlone || foot > FOOT - ROOM).toBe(true);
  // A page that ends early is ruled through down to its foot, from corner to corner: a line that is cut there may be a dash at the margin.
  for (const page of pages.slice(0, -1).filter((each) => textOf(each).includes(squeezed(NOTHING_MORE))))
    expect(Math.max(...page.ruled.flatMap(({ to, isCut }) => (isCut ? [] : to)))).toBeGreaterThan((297 - FEET[edition] - 1) * MM);
  expect(holding(OMITTED)).toEqual(kind === 'final' ? [] : [pages.length]);
}

function linesOf(page: PdfPage): readonly string[] {
  const lines: { y: number; text: string }[] = [];
  for (const { y, text } of bodyOf(page)) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < 2) last.text += text;
    else lines.push({ y, text });
  }
  return lines.map(({ text }) => squeezed(text)).filter((text) => text !== '');
}

/**
 * No paragraph leaves one line alone at the foot or the head of a page, and no heading stands at a foot. `paragraphs` are the will's own, in
 * order; what only the pages have is left out.
 */
export function checkBreaks({ pages }: ReadPdf, paragraphs: readonly string[]): void {
  const lines = pages.map((page) => linesOf(page).filter((line) => line !== squeezed(NOTHING_MORE)));
  const ends = paragraphs.reduce<number[]>((all, { length }) => [...all, (all.at(-1) ?? 0) + length], []);
  let written = 0;
  for (const [index, page] of lines.slice(0, -1).entries()) {
    const starts = page.map((_, at) => written + page.slice(0, at).join('').length);
    written += page.join('').length;
    const broken = ends.findIndex((end) => end >= written);
    const [from, to] = [ends[broken - 1] ?? 0, ends[broken]!];
    if (to === written) {
      // The page ends with a whole paragraph: it must not be a heading, which has a bare number.
      expect(paragraphs[broken]).not.toMatch(/^\d+[A-Z][^.;:]*$/);
      continue;
    }
    const before = starts.filter((start) => start >= from).length;
    const next = lines[index + 1]!;
    const after = next.filter((_, at) => written + next.slice(0, at).join('').length < to).length;
    expect([Math.min(before, 2), Math.min(after, 2)]).toEqual([2, 2]);
  }
}
