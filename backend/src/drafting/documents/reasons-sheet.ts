import { andList, innerQuotes } from '../document/in-words.ts';
import type { SheetInput } from './sheet-input.ts';
import type { Block, Sheet } from './sheet.ts';

/**
 * Why somebody gets nothing, or less than they may expect. The will does not speak of it, so that it is no part of it and stays private; a
 * court that is asked for more reads it (Inheritance (Provision for Family and Dependants) Act 1975 s.3(1)(g), Civil Evidence Act 1995 s.1).
 */
export function reasonsSheet({ planned: { facts, versionCode }, kind }: SheetInput): Sheet | null {
  const { leftOut, executors, testator } = facts;
  if (leftOut.length === 0) return null;
  return {
    title: 'A statement of my reasons',
    subtitle: `${testator.name} – kept beside my will, version ${versionCode}`,
    goesWith: { name: testator.name, versionCode },
    density: 'open',
    blocks: [
      {
        kind: 'notice',
        text: 'This statement is no part of my will and no change to it. It gives nothing to anybody and takes nothing away.',
      },
      {
        kind: 'paragraph',
        text: `I, ${testator.name}, of ${testator.address}, have thought about ${andList(leftOut.map(({ name }) => name))}. My will gives ${leftOut.length === 1 ? 'this person' : 'each of them'} nothing, or less than might be expected of me. I decided this freely, and these are my reasons, in my own words.`,
      },
      ...leftOut.flatMap(({ name, reason }): readonly Block[] => [
        { kind: 'heading', text: name },
        { kind: 'quote', paragraphs: reason.map(innerQuotes) },
      ]),
      { kind: 'heading', text: 'What this statement is for' },
      {
        kind: 'paragraph',
        text: `I ask my ${executors.length === 1 ? 'executor' : 'executors'}, ${andList(executors.map(({ name }) => name))}, to keep it private, and to show it to a lawyer or a court if somebody named here asks for a part of my estate. I know that a court decides for itself how much it counts.`,
      },
      ...HOW_TO_KEEP[kind],
    ],
  };
}

const HOW_TO_KEEP: Readonly<Record<SheetInput['kind'], readonly Block[]>> = {
  draft: [{ kind: 'notice', text: 'This is a draft for you to check. Do not sign it.' }],
  final: [
    {
      kind: 'paragraph',
      text: 'Sign and date it on the day you sign your will; it needs no witnesses. Keep it in an envelope of its own beside the will, and attach it to nothing.',
    },
    { kind: 'blanks', labels: ['Signature', 'Date'] },
  ],
};
