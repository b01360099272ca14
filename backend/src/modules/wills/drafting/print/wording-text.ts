import { PaperKind } from '@willow/contracts';
import { planWill } from '../draft-will.ts';
import { type Specimen, SPECIMENS } from '../wording/specimens.ts';
import { willText } from '../text.ts';
import { contentHash } from './content-hash.ts';
import { SHEETS, sheetOf } from './pack/pack.ts';
import { sheetText } from './pack/sheet.ts';

const RULE = '='.repeat(80);

/** Everything that our wills and the sheets with them can say, as wills of made-up people: what a solicitor reads to approve the wording. */
export const wordingText = (): string => SPECIMENS.map(specimenText).join('\n');

/** The wording as one short word: it changes when any of the wording does, and with nothing else. */
export const wordingVersion = (): string => contentHash(wordingText()).slice(0, 12);

function specimenText({ shows, input }: Specimen, index: number): string {
  const planned = planWill(input);
  if (!planned.ok) throw new Error(`The specimen that shows ${shows} makes no will: ${planned.refused.reason}`);
  const papers = PaperKind.options.flatMap((kind) => [
    willText(planned.document, kind, planned.versionCode),
    ...SHEETS.map((name) => sheetOf(name, { planned, kind, questions: [] })).flatMap((sheet) => (sheet ? [sheetText(sheet)] : [])),
  ]);
  return [RULE, `Specimen ${index + 1}: ${shows}`, RULE, ...papers].join('\n\n');
}
