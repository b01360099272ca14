import { wrapped } from './wrapped.ts';

export type Paragraph = { readonly lines: readonly string[]; readonly wrappedLines: readonly string[] };

/** What a person typed, for a mail: empty lines part paragraphs. */
export const paragraphsOf = (text: string): readonly Paragraph[] =>
  text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) => ({ lines, wrappedLines: lines.map((line) => wrapped(line)) }));
