import { describe, expect, it } from '@jest/globals';
import { AppendQueue } from './append-queue.ts';
import type { PendingAppend } from './append-queue.ts';

const MEGABYTE = 1024 * 1024;

const pending = (stream: string, bytes = 1): PendingAppend => ({
  append: { stream, expected: 'any', events: [], bytes },
  state: 'queued',
  settle: () => undefined,
  isSettled: () => false,
});

const streamsOf = (batch: readonly PendingAppend[]): string[] => batch.map(({ append }) => append.stream);

describe('AppendQueue', () => {
  it('keeps the order of a stream when its first append does not fit into the batch', () => {
    const queue = new AppendQueue();
    const [large, small] = [pending('b', 3 * MEGABYTE), pending('b')];
    for (const item of [pending('a', 2 * MEGABYTE), large, small, pending('c')]) queue.add(item);
    expect(streamsOf(queue.takeBatch(10, []))).toEqual(['a', 'c']);
    expect(queue.takeBatch(10, [])).toEqual([large]);
    expect(queue.takeBatch(10, [])).toEqual([small]);
  });

  it('leaves out streams with an append in flight', () => {
    const queue = new AppendQueue();
    queue.add(pending('a'));
    queue.add(pending('b'));
    expect(streamsOf(queue.takeBatch(10, [pending('a')]))).toEqual(['b']);
  });
});
