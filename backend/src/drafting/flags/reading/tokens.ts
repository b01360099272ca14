import { folded, plainText } from './fold.ts';

/** A word, or a sign that stands for one. */
export type Token = { readonly raw: string; readonly word: string; readonly start: number; readonly end: number };

export type Reading = { readonly text: string; readonly tokens: readonly Token[] };

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*'?|[£%?&+/,;().!]/gu;

export function tokensOf(typed: string): Reading {
  const text = plainText(typed);
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: raw, index }) => ({ raw, word: folded(raw), start: index, end: index + raw.length }));
  return { text, tokens };
}

export const textBetween = ({ text, tokens }: Reading, from: number, to: number): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
