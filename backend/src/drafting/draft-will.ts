import type { IsoDate, DocumentKind } from '@willow/contracts';
import type { Refusal } from './answers/answer-reader.ts';
import { readWill, type WillInput } from './answers/read-will.ts';
import type { WillFacts } from './answers/will-facts.ts';
import { toDocument, type WillDocument } from './document/will-document.ts';
import type { Flag } from './flags/flag.ts';
import { flagsOf } from './flags/review-flags.ts';
import { contentHash, versionCodeOf } from './print/content-hash.ts';
import { willHtml } from './print/will-html.ts';
import { findUnprintable } from './print/typefaces.ts';
import type { ResiduePlan } from './residue/residue-plan.ts';
import { contentText, willText } from './document/will-text.ts';

type DraftInput = WillInput & { readonly kind: DocumentKind };

export type PlannedWill = {
  readonly ok: true;
  readonly on: IsoDate;
  readonly facts: WillFacts;
  readonly document: WillDocument;
  /** SHA-256 of what the will says, in hexadecimal; draft and final of the same answers have the same. */
  readonly contentHash: string;
  readonly versionCode: string;
};

export type Refused = { readonly ok: false; readonly refused: Refusal };

export type DraftedWill = {
  readonly ok: true;
  readonly text: string;
  readonly html: string;
  readonly contentHash: string;
  readonly versionCode: string;
  readonly plan: ResiduePlan;
};

export type Drafting = DraftedWill | Refused;

export function planWill(input: WillInput): PlannedWill | Refused {
  const reading = readWill(input, findUnprintable);
  if (!reading.ok) return reading;
  const document = toDocument(reading.facts);
  const hash = contentHash(contentText(document));
  return { ok: true, on: input.on, facts: reading.facts, document, contentHash: hash, versionCode: versionCodeOf(hash) };
}

/**
 * What a person should look at before the will is signed, heaviest first: `key` names rule and place, and no person. Give it the answers
 * as they are stored, stale branches and mistakes included.
 */
export const reviewFlags = (input: WillInput): readonly Flag[] => flagsOf(input, findUnprintable);

/** Writes the will. The same input gives the same will for ever: there is no clock in here. */
export function draftWill(input: DraftInput): Drafting {
  const planned = planWill(input);
  return planned.ok ? renderWill(planned, input.kind) : planned;
}

export function renderWill({ facts, document, contentHash: hash, versionCode }: PlannedWill, kind: DocumentKind): DraftedWill {
  return {
    ok: true,
    text: willText(document, kind, versionCode),
    html: willHtml(document, kind, versionCode),
    contentHash: hash,
    versionCode,
    plan: facts.plan,
  };
}
