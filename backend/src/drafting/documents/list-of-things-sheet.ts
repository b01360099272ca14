import { numberOf } from '../document/will-document.ts';
import type { SheetInput } from './sheet-input.ts';
import type { Sheet } from './sheet.ts';

const LINES = 14;

/** To be filled in by hand and changed at will: who should have what is a wish, and no part of the will. */
export function listOfThings({ planned: { facts, document, versionCode } }: SheetInput): Sheet | null {
  const { contents, testator } = facts;
  const clause = numberOf(document, 'contents');
  if (!contents?.children || clause === null) return null;
  return {
    title: 'Who I would like to have what',
    subtitle: `${testator.name} – a list for clause ${clause} of my will, version ${versionCode}`,
    goesWith: { name: testator.name, versionCode },
    density: 'open',
    blocks: [
      { kind: 'notice', text: 'This list is a wish. It is no part of my will, makes no gift and binds nobody.' },
      {
        kind: 'paragraph',
        text: 'Write each thing and a name beside it. You can change the list or write a new one whenever you like, without a new will. Whatever must go to one person belongs in a particular gift in the will instead.',
      },
      { kind: 'paragraph', text: 'Keep it beside the will, and attach it to nothing. Destroy an older list when you write a new one.' },
      { kind: 'blanks', labels: Array.from({ length: LINES }, (_, index) => `${index + 1}`) },
      { kind: 'blanks', labels: ['Date'] },
    ],
  };
}
