import type { SheetInput } from './sheet-input.ts';
import { coverLetter } from './cover-letter.ts';
import { executorsSheet } from './executors-sheet.ts';
import { explanationSheet } from './explanation-sheet.ts';
import { funeralSheet } from './funeral-wishes-sheet.ts';
import { listOfThings } from './list-of-things-sheet.ts';
import { reasonsSheet } from './reasons-sheet.ts';
import type { Sheet } from './sheet.ts';
import { signingSheet } from './signing-sheet.ts';

/** What goes with a will, each as a document of its own, so that nothing is ever attached to the will. */
export const SHEETS = [
  'cover-letter',
  'explanation',
  'signing-sheet',
  'executors-sheet',
  'funeral-wishes',
  'reasons',
  'list-of-things',
] as const;
export type SheetName = (typeof SHEETS)[number];

const MAKERS: Readonly<Record<SheetName, (input: SheetInput) => Sheet | null>> = {
  'cover-letter': coverLetter,
  explanation: explanationSheet,
  'signing-sheet': signingSheet,
  'executors-sheet': executorsSheet,
  'funeral-wishes': funeralSheet,
  reasons: reasonsSheet,
  'list-of-things': listOfThings,
};

export const sheetOf = (name: SheetName, input: SheetInput): Sheet | null => MAKERS[name](input);
