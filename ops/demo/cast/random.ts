/** Chance that is the same for the same seed. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  chance(share: number): boolean;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** By weight. */
  weighed<T>(from: readonly (readonly [T, number])[]): T;
};

/** mulberry32: short, and good enough for a cast of hundreds. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  return {
    next,
    pick,
    chance: (share) => next() < share,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    weighed: <T>(from: readonly (readonly [T, number])[]): T => {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      return (from.find(([, weight]) => (left -= weight) < 0) ?? from.at(-1)!)[0];
    },
  };
}
