import { explanationSheet } from '../documents/explanation-sheet.ts';
import { type DocumentKind, type PrintEdition, DocumentName } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';
import { contentHash } from './content-hash.ts';
import { willLayouts } from './will-html.ts';
import type { SheetInput } from '../documents/sheet-input.ts';
import { sheetOf } from '../documents/sheets.ts';
import { sheetText } from '../documents/sheet.ts';
import { sheetLayouts } from './sheet-html.ts';
import { sheetScreen } from './sheet-screen.ts';

export type DocumentVariant = { readonly name: DocumentName; readonly kind: DocumentKind; readonly edition: PrintEdition };

/** A document as pages: printed is the first of its layouts that has the fewest. `html` is the one that is liked best. */
export type RenderedHtml = { readonly html: string; readonly layouts: readonly [string, ...string[]]; readonly contentHash: string };

export const standardWill = (kind: DocumentKind): DocumentVariant => ({ name: 'will', kind, edition: 'standard' });

/** Sets a document as a page, or gives null when this will has none of its kind: a draft has nothing to sign, and not everybody has wishes. */
export function renderHtml(
  planned: PlannedWill,
  { name, kind, edition }: DocumentVariant,
  { questions = [], kept = null }: Partial<Pick<SheetInput, 'questions' | 'kept'>> = {},
): RenderedHtml | null {
  if (name === 'will') return rendered(willLayouts(planned.document, kind, planned.versionCode, edition), planned.contentHash);
  const sheet = sheetOf(name, { planned, kind, questions, kept });
  return sheet && rendered(sheetLayouts(sheet, edition), contentHash(sheetText(sheet)));
}

const rendered = (layouts: RenderedHtml['layouts'], hash: string): RenderedHtml => ({ html: layouts[0], layouts, contentHash: hash });

export const explanationPage = (planned: PlannedWill, kind: DocumentKind): string =>
  sheetScreen(explanationSheet({ planned, kind, questions: [] }));

export const documentsOf = (planned: PlannedWill, kind: DocumentKind): DocumentName[] =>
  DocumentName.options.filter((name) => name === 'will' || sheetOf(name, { planned, kind, questions: [] }) !== null);
