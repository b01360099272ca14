import { expect, it } from '@jest/globals';

type Proven = { readonly proofs: ReadonlyMap<string, readonly string[]>; readonly unknown: readonly string[] };

const { provenThreats } = (await import(new URL('./threats.mjs', import.meta.url).pathname)) as { readonly provenThreats: () => Proven };

it('every row of the threat model has a test that names it, and no test names another', () => {
  const { proofs, unknown } = provenThreats();
  expect([...proofs.keys()]).toEqual(Array.from({ length: 30 }, (_, n) => `T-${String(n + 1).padStart(2, '0')}`));
  expect([...proofs].flatMap(([id, files]) => (files.length === 0 ? [id] : []))).toEqual([]);
  expect(unknown).toEqual([]);
});
