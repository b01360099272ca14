import type { DocumentKind } from '@willow/contracts';
import { planWill } from '../draft-will.ts';
import { everySample } from '../wording/derived-samples.ts';
import type { SampleWill } from '../wording/sample-answers.ts';
import { wordsOfNumbers } from '../wording/words-of-numbers.ts';
import { willText } from '../document/will-text.ts';
import { contentHash } from './content-hash.ts';
import { EVERY_QUESTION } from '../documents/questions-for-customer.ts';
import { SHEETS, sheetOf } from '../documents/sheets.ts';
import { sheetText } from '../documents/sheet.ts';

const RULE = '='.repeat(80);
const KINDS: readonly DocumentKind[] = ['final', 'draft'];
/** Each sample would have a version of its own, and with it nothing would be said twice. */
const VERSION = '00000000';
const KEPT = { at: 'the grey box in the study', signedOn: '2026-11-25' } as const;

/**
 * Everything that our wills and the sheets with them can say, as wills of made-up people: what a solicitor reads to approve the wording. The
 * first will stands there whole; of each further one what was not there before.
 */
export function wordingText(): string {
  const shown = new Set<string>();
  const isNew = (block: string): boolean => !shown.has(block) && shown.add(block).size > 0;
  const specimens = everySample().map((sample, index) => {
    const documents = documentsOf(sample).map(({ name, text }) => ({ name, fresh: text.trim().split('\n\n').filter(isNew) }));
    const told = documents.flatMap(({ name, fresh }) => (fresh.length > 0 ? [`[${name}]`, ...fresh] : []));
    return [RULE, `Specimen ${index + 1}: ${sample.shows}`, RULE, ...told].join('\n\n');
  });
  return [...specimens, RULE, 'How sums and shares are said', RULE, wordsOfNumbers()].join('\n\n');
}

/** The wording as one short word: it changes when any of the wording does, and with nothing else. */
export const wordingVersion = (): string => contentHash(wordingText()).slice(0, 12);

function documentsOf({ shows, input }: SampleWill): readonly { readonly name: string; readonly text: string }[] {
  const planned = planWill(input);
  if (!planned.ok) throw new Error(`The sample that shows ${shows} makes no will: ${planned.refused.reason}`);
  return KINDS.flatMap((kind) => [
    { name: `will, ${kind}`, text: willText(planned.document, kind, VERSION) },
    ...SHEETS.flatMap((name) => {
      const input = { planned: { ...planned, versionCode: VERSION }, kind, questions: EVERY_QUESTION };
      const forms = [sheetOf(name, input), kind === 'final' ? sheetOf(name, { ...input, kept: KEPT }) : null];
      return forms.flatMap((sheet) => (sheet ? [{ name: `${name}, ${kind}`, text: sheetText(sheet) }] : []));
    }),
  ]);
}
