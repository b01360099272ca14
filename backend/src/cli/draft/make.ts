import type { DocumentKind } from '@willow/contracts';
import {
  acceptAnswers,
  type Flag,
  planTable,
  planWill,
  type Refusal,
  type RenderedHtml,
  renderHtml,
  renderWill,
  reviewFlags,
  standardWill,
  tolerantAnswers,
} from '../../drafting/index.ts';
import { type DraftCase, SAMPLE_TESTATOR } from './case.ts';
import type { Format } from './options.ts';

/** What a case gives: a document, data, or why there is no will. A refusal by flags names them. */
export type Made =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: true; readonly layouts: RenderedHtml['layouts'] }
  | { readonly ok: true; readonly data: object }
  | { readonly ok: false; readonly refused: Refusal; readonly flags?: readonly Flag[] };

/** Drafts one case the way the worker does. Printing is up to the caller. */
export function make({ answers: given, testator, settings, on, states }: DraftCase, format: Format, kind: DocumentKind): Made {
  const who = testator ?? SAMPLE_TESTATOR;
  if (format === 'flags')
    return { ok: true, data: { flags: reviewFlags({ answers: tolerantAnswers(given), testator: who, settings, on }) } };
  const accepted = acceptAnswers(given, on);
  if (!accepted.ok) return accepted;
  const input = { answers: accepted.answers, testator: who, settings, on };
  if (format === 'plan') {
    const planned = planWill(input);
    return planned.ok ? { ok: true, data: planTable(planned, states) } : planned;
  }
  const will = planWill(input);
  if (!will.ok) return will;
  const blocking =
    kind === 'final' ? reviewFlags({ ...input, answers: tolerantAnswers(given) }).filter(({ severity }) => severity === 'BLOCK') : [];
  const [first] = blocking;
  if (first) return { ok: false, refused: { step: first.about?.step ?? 1, reason: `${first.id}: ${first.message}` }, flags: blocking };
  if (format === 'pdf') return { ok: true, layouts: renderHtml(will, standardWill(kind))!.layouts };
  const { text, html } = renderWill(will, kind);
  return { ok: true, text: format === 'txt' ? text : html };
}

/** The line of JSON for a case of a batch. */
export function lineOf(made: Made): object {
  if (!made.ok) return { refused: made.refused, ...(made.flags && { flags: made.flags }) };
  return 'data' in made ? made.data : { text: 'text' in made ? made.text : made.layouts[0] };
}
