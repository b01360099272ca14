import assert from 'node:assert/strict';

/** Begins again after the last one. */
export function cyclic<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  assert(item !== undefined, 'Nothing to choose from');
  return item;
}
