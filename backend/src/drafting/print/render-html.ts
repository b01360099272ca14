import { explanationSheet } from '../documents/explanation-sheet.ts';
import { type DocumentKind, type PrintEdition, DocumentName } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';
import { contentHash } from './content-hash.ts';
import { willHtml } from './will-html.ts';
import { sheetOf } from '../documents/sheets.ts';
import { sheetText } from '../documents/sheet.ts';
import { sheetHtml } from './sheet-html.ts';
import { sheetScreen } from './sheet-screen.ts';

export type DocumentVariant = { readonly name: DocumentName; readonly kind: DocumentKind; readonly edition: PrintEdition };

export type RenderedHtml = { readonly html: string; readonly contentHash: string };

export const standardWill = (kind: DocumentKind): DocumentVariant => ({ name: 'will', kind, edition: 'standard' });

/** Sets a document as a page, or gives null when this will has none of its kind: a draft has nothing to sign, and not everybody has wishes. */
export function renderHtml(
  planned: PlannedWill,
  { name, kind, edition }: DocumentVariant,
  questions: readonly string[] = [],
): RenderedHtml | null {
  if (name === 'will') return { html: willHtml(planned.document, kind, planned.versionCode, edition), contentHash: planned.contentHash };
  const sheet = sheetOf(name, { planned, kind, questions });
  return sheet && { html: sheetHtml(sheet, edition), contentHash: contentHash(sheetText(sheet)) };
}

export const explanationPage = (planned: PlannedWill, kind: DocumentKind): string =>
  sheetScreen(explanationSheet({ planned, kind, questions: [] }));

export const documentsOf = (planned: PlannedWill, kind: DocumentKind): DocumentName[] =>
  DocumentName.options.filter((name) => name === 'will' || sheetOf(name, { planned, kind, questions: [] }) !== null);
