import type { PlannedWill } from '../draft-will.ts';
import type { Kind } from '../kinds.ts';
import { contentHash } from './content-hash.ts';
import type { Edition } from './edition.ts';
import { willHtml } from './html.ts';
import { sheetOf, SHEETS } from './pack/pack.ts';
import { sheetText } from './pack/sheet.ts';
import { sheetHtml } from './sheet-html.ts';

/** The papers of a will: the will itself, and the sheets that go with it. */
export const PAPERS = ['will', ...SHEETS] as const;
export type PaperName = (typeof PAPERS)[number];

/** One paper, of the draft or of the final, in one size. */
export type Paper = { readonly name: PaperName; readonly kind: Kind; readonly edition: Edition };

/** A paper that is ready to be printed, and the fingerprint of what it says. */
export type SetPaper = { readonly html: string; readonly contentHash: string };

/** Sets a paper as a page, or gives null when this will has none of its kind: a draft has nothing to sign, and not everybody has wishes. */
export function setPaper(planned: PlannedWill, { name, kind, edition }: Paper, questions: readonly string[] = []): SetPaper | null {
  if (name === 'will') return { html: willHtml(planned.document, kind, planned.versionCode, edition), contentHash: planned.contentHash };
  const sheet = sheetOf(name, { planned, kind, questions });
  return sheet && { html: sheetHtml(sheet, edition), contentHash: contentHash(sheetText(sheet)) };
}

/** The papers that a will has. */
export const papersOf = (planned: PlannedWill, kind: Kind): readonly PaperName[] =>
  PAPERS.filter((name) => name === 'will' || sheetOf(name, { planned, kind, questions: [] }) !== null);
