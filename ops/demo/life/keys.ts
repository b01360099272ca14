import { createHash } from 'node:crypto';

/** The same for the same words: a scene that is played again after an interruption asks with the keys it had, and nothing is done twice. */
export function idFrom(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join(' ')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** Keys for one scene, one after the other. */
export function keysOf(scene: string): () => string {
  let count = 0;
  return () => idFrom(scene, (count += 1));
}
