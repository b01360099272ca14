import type { Fraction } from '../residue/fraction.ts';

export const andList = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const orList = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;

export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const SMALL: Readonly<Record<string, string>> = {
  '1/2': 'half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'a quarter',
  '3/4': 'three quarters',
};

/** A share in words: "everything", "half", "30%", "5/7". Never rounded. */
export function shareInWords({ n, d }: Fraction): string {
  if (n === d) return 'everything';
  const known = SMALL[`${n}/${d}`];
  if (known) return known;
  return 100 % d === 0 ? `${(n * 100) / d}%` : `${n}/${d}`;
}

/** What is quoted may quote: its own double quotes become single ones. */
export const innerQuotes = (text: string): string => text.replaceAll(/[“"]([^“”"]*)[”"]/g, '‘$1’');

export const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Whoever takes in the place of somebody who has died. */
export const childrenOf = ({ name }: { readonly name: string }): string => `the children of ${name}`;

/** Everybody of a kind, none of them by name. */
export const GROUP_NAMES = { grandchildren: 'your grandchildren', nephewsAndNieces: 'your nephews and nieces' } as const;
