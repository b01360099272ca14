import { PERCENT_TOTAL } from '@willow/contracts/constants';

type Share = { readonly percentage?: number | string | undefined };

const valueOf = ({ percentage }: Share): number => {
  const value = Number(percentage);
  return Number.isFinite(value) ? value : 0;
};

export const totalOf = (list: readonly Share[]): number => list.reduce((sum, share) => sum + valueOf(share), 0);

/** 100 in whole parts as equal as can be, the larger ones first: three people get 34, 33 and 33. */
export function splitEqually(count: number): readonly number[] {
  const base = Math.floor(PERCENT_TOTAL / count);
  return Array.from({ length: count }, (_, index) => base + (index < PERCENT_TOTAL % count ? 1 : 0));
}

/** "34/33/33" while the shares are as equal as whole percentages can be, and not the same; else null. */
export function unevenSplit(list: readonly Share[]): string | null {
  if (list.length === 0 || PERCENT_TOTAL % list.length === 0) return null;
  const split = splitEqually(list.length).join('/');
  return list
    .map(valueOf)
    .toSorted((one, other) => other - one)
    .join('/') === split
    ? split
    : null;
}

const PARTS: Readonly<Record<number, string>> = { 3: 'a third', 6: 'a sixth', 7: 'a seventh', 8: 'an eighth', 9: 'a ninth' };

export const partInWords = (count: number): string => PARTS[count] ?? 'the same';

export function totalInWords(total: number): string {
  const left = PERCENT_TOTAL - total;
  const rest = left === 0 ? '' : left > 0 ? `, ${left} left` : `, ${-left} too many`;
  return `Total ${total} of ${PERCENT_TOTAL}%${rest}`;
}
