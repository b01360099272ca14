import type { Refusal } from './answers/answer-reader.ts';
import { readWill, type WillInput } from './answers/read-will.ts';
import { toDocument } from './document.ts';
import type { Kind } from './kinds.ts';
import { contentHash, versionCodeOf } from './print/content-hash.ts';
import { willHtml } from './print/html.ts';
import { findUnprintable } from './print/typefaces.ts';
import type { ResiduePlan } from './residue/residue-plan.ts';
import { contentText, willText } from './text.ts';

export type DraftInput = WillInput & { readonly kind: Kind };

export type DraftedWill = {
  readonly ok: true;
  readonly text: string;
  readonly html: string;
  /** SHA-256 of what the will says, in hexadecimal; draft and final of the same answers have the same. */
  readonly contentHash: string;
  /** Its first eight digits, printed on every page. */
  readonly versionCode: string;
  readonly plan: ResiduePlan;
};

export type Drafting = DraftedWill | { readonly ok: false; readonly refused: Refusal };

/**
 * Writes the will that the answers describe, or says which step of the wizard keeps them from being one. The same input gives the same
 * will for ever: there is no clock in here.
 */
export function draftWill(input: DraftInput): Drafting {
  const reading = readWill(input, findUnprintable);
  if (!reading.ok) return reading;
  const will = toDocument(reading.facts);
  const hash = contentHash(contentText(will));
  const versionCode = versionCodeOf(hash);
  return {
    ok: true,
    text: willText(will, input.kind, versionCode),
    html: willHtml(will, input.kind, versionCode),
    contentHash: hash,
    versionCode,
    plan: reading.facts.plan,
  };
}
