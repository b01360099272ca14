import { numberOf } from '../document/will-document.ts';
import { andList, innerQuotes } from '../document/in-words.ts';
import type { SheetInput } from './sheet-input.ts';
import type { Sheet } from './sheet.ts';

/** The wishes on paper of their own, because a will is often read after the funeral. Null when there are none. */
export function funeralSheet({ planned: { facts, document, versionCode } }: SheetInput): Sheet | null {
  const { funeralWishes, executors, testator } = facts;
  const clause = numberOf(document, 'funeral');
  if (funeralWishes.length === 0 || clause === null) return null;
  return {
    title: 'My funeral wishes',
    subtitle: `${testator.name} – as in clause ${clause} of my will, version ${versionCode}`,
    goesWith: { name: testator.name, versionCode },
    density: 'open',
    blocks: [
      { kind: 'quote', paragraphs: funeralWishes.map(innerQuotes) },
      {
        kind: 'notice',
        text: 'These are wishes. They are not legally binding, and nothing in them makes a gift.',
      },
      {
        kind: 'paragraph',
        text: `I ask my ${executors.length === 1 ? 'executor' : 'executors'}, ${andList(executors.map(({ name }) => name))}, to follow them as far as they reasonably can.`,
      },
      {
        kind: 'paragraph',
        text: 'Give a copy to the people who will arrange the funeral. Decisions about organ donation belong on the NHS Organ Donor Register, where they are seen in time.',
      },
    ],
  };
}
