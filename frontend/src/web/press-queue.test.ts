import { describe, expect, it } from '@jest/globals';
import { pressQueue } from './press-queue.ts';

/** A queue, what was done, and the way to end what is being done. */
function queueOf() {
  const done: string[] = [];
  const busy: boolean[] = [];
  const ends: (() => void)[] = [];
  const press = pressQueue((is) => busy.push(is));
  const take = (input: string) =>
    press(input, async (isLast) => {
      await new Promise<void>((end) => ends.push(end));
      done.push(isLast() ? `${input}, last` : input);
    });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { done, busy, take, end };
}

describe('presses', () => {
  it('wait while another is being done, and then act with what they were pressed with', async () => {
    const { done, busy, take, end } = queueOf();
    take('first');
    take('second');
    expect(done).toEqual([]);
    await end();
    expect(done).toEqual(['first']);
    expect(busy.at(-1)).toBe(true);
    await end();
    expect(done).toEqual(['first', 'second, last']);
    expect(busy.at(-1)).toBe(false);
  });

  it('act once when nothing changed between two of them', async () => {
    const { done, take, end } = queueOf();
    take('the same');
    take('the same');
    await end();
    await end();
    expect(done).toEqual(['the same, last']);
  });

  it('act again with the same once the first is done', async () => {
    const { done, take, end } = queueOf();
    take('the same');
    await end();
    take('the same');
    await end();
    expect(done).toEqual(['the same, last', 'the same, last']);
  });
});
