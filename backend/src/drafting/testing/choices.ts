import type { WillAnswers } from '@willow/contracts';
import { contentText } from '../document/will-text.ts';
import { coverLetter } from '../documents/cover-letter.ts';
import { sheetText } from '../documents/sheet.ts';
import { sheetOf } from '../documents/sheets.ts';
import { planWill, type PlannedWill, reviewFlags } from '../draft-will.ts';
import { explainWill } from '../explanations/explanation.ts';
import { whoTakes } from '../explanations/plan-table.ts';
import { MARGARET, ON, SINGLE } from './families.ts';

export const text = (will: PlannedWill): string => contentText(will.document);

export const explained = (will: PlannedWill): string =>
  explainWill(will, { wording: false })
    .flatMap(({ explanation }) => explanation)
    .join(' ');

/** Who takes what when these people have died and left nobody: "Ann 1/2, Ben 1/2". */
export const takers = (will: PlannedWill, dead: readonly string[], divorced = false): string =>
  whoTakes(will, { dead, noIssue: dead, divorced })
    .shares.map(({ name, numerator, denominator }) => `${name} ${numerator}/${denominator}`)
    .join(', ');

/** The letter and the signing sheet that go with the final will. */
export const paper = (will: PlannedWill): string => {
  const input = { planned: will, kind: 'final', questions: [] } as const;
  return [coverLetter(input), sheetOf('signing-sheet', input)!].map(sheetText).join('\n');
};

/** The step at fault and why these answers make no will, or null. */
export const refusal = (answers: WillAnswers): string | null => {
  const will = planWill({ answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON });
  return will.ok ? null : `${will.refused.step}: ${will.refused.reason}`;
};

export const flagged = (answers: WillAnswers): readonly string[] =>
  reviewFlags({ answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON }).map(({ key }) => key);
