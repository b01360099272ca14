import { describe, expect, it } from '@jest/globals';
import { KeyedSemaphore } from './keyed-semaphore.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function entering(semaphore: KeyedSemaphore) {
  const inside: string[] = [];
  const enter = (key: string, name: string) => {
    const place = semaphore.enter(key);
    void place?.entered.then(() => inside.push(name));
    return place;
  };
  return { inside, enter };
}

describe('KeyedSemaphore', () => {
  it('lets in so many of a key, the next when one leaves, in order; other keys do not wait', async () => {
    const { inside, enter } = entering(new KeyedSemaphore(2, 10));
    const [first, second] = ['a1', 'a2', 'a3', 'a4'].map((name) => enter('a', name));
    enter('b', 'b1');
    await settled();
    expect(inside).toEqual(['a1', 'a2', 'b1']);
    second?.leave();
    await settled();
    first?.leave();
    await settled();
    expect(inside).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('pauses before the next, the longer the more wait', async () => {
    const { inside, enter } = entering(new KeyedSemaphore(1, 10, 25));
    const first = enter('a', 'a1');
    for (const name of ['a2', 'a3', 'a4', 'a5']) enter('a', name);
    const begin = performance.now();
    first?.leave();
    while (inside.length < 2) await settled();
    // A timer may end a millisecond early.
    expect(performance.now() - begin).toBeGreaterThan(95);
    expect(inside).toEqual(['a1', 'a2']);
  });

  it('lets nobody wait beyond its limit, and forgets a key that nobody uses', async () => {
    const semaphore = new KeyedSemaphore(1, 1);
    const places = [semaphore.enter('a'), semaphore.enter('a')];
    expect(semaphore.enter('a')).toBeNull();
    for (const place of places) {
      await place?.entered;
      place?.leave();
    }
    await settled();
    const { inside, enter } = entering(semaphore);
    enter('a', 'a1');
    await settled();
    expect(inside).toEqual(['a1']);
  });
});
