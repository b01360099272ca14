import { explanationSheet } from '../documents/explanation-sheet.ts';
import { type PaperKind, type PrintEdition, WillPaper } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';
import { contentHash } from './content-hash.ts';
import { willHtml } from './will-html.ts';
import { sheetOf } from '../documents/sheets.ts';
import { sheetText } from '../documents/sheet.ts';
import { sheetHtml } from './sheet-html.ts';
import { sheetScreen } from './sheet-screen.ts';

export type Paper = { readonly name: WillPaper; readonly kind: PaperKind; readonly edition: PrintEdition };

export type RenderedPaper = { readonly html: string; readonly contentHash: string };

export const standardWill = (kind: PaperKind): Paper => ({ name: 'will', kind, edition: 'standard' });

/** Sets a paper as a page, or gives null when this will has none of its kind: a draft has nothing to sign, and not everybody has wishes. */
export function renderPaper(planned: PlannedWill, { name, kind, edition }: Paper, questions: readonly string[] = []): RenderedPaper | null {
  if (name === 'will') return { html: willHtml(planned.document, kind, planned.versionCode, edition), contentHash: planned.contentHash };
  const sheet = sheetOf(name, { planned, kind, questions });
  return sheet && { html: sheetHtml(sheet, edition), contentHash: contentHash(sheetText(sheet)) };
}

export const explanationPage = (planned: PlannedWill, kind: PaperKind): string =>
  sheetScreen(explanationSheet({ planned, kind, questions: [] }));

export const papersOf = (planned: PlannedWill, kind: PaperKind): WillPaper[] =>
  WillPaper.options.filter((name) => name === 'will' || sheetOf(name, { planned, kind, questions: [] }) !== null);
