import { describe, expect, it } from '@jest/globals';
import { StreamNotFound } from '../event-store.ts';
import type { RawEvent } from './event-codec.ts';
import { findStored, StreamIds } from './stream-ids.ts';

const world = () => {
  const streams = new Map<string, string[]>();
  const reads: string[] = [];
  const readOn = async function* (stream: string, from: number): AsyncGenerator<RawEvent> {
    reads.push(`${stream} from ${from}`);
    const ids = streams.get(stream);
    if (!ids) throw new StreamNotFound(stream);
    yield* ids.slice(from).map((id, index) => ({ id, revision: from + index }) as RawEvent);
    await Promise.resolve();
  };
  return { streams, reads, readOn };
};

describe('StreamIds', () => {
  it('reads a stream once, and afterwards what is new', async () => {
    const { streams, reads, readOn } = world();
    const ids = new StreamIds(readOn);
    streams.set('s', ['a', 'b']);
    expect((await ids.upToDate('s')).last).toBe(1);
    streams.get('s')!.push('c');
    expect([...(await ids.upToDate('s')).revisions]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    expect(reads).toEqual(['s from 0', 's from 1']);
  });

  it.each<[string, (ids: string[]) => void, string[]]>([
    ['shorter', (ids) => void ids.splice(1), ['a']],
    ['as long again, with others', (ids) => void ids.splice(1, 2, 'x', 'y'), ['a', 'x', 'y']],
    ['longer, with others', (ids) => void ids.splice(1, 2, 'x', 'y', 'z'), ['a', 'x', 'y', 'z']],
    ['empty', (ids) => void ids.splice(0), []],
  ])('reads a stream anew that is %s after a restore, and forgets what is gone', async (_, restore, left) => {
    const { streams, reads, readOn } = world();
    const ids = new StreamIds(readOn);
    streams.set('s', ['a', 'b', 'c']);
    await ids.upToDate('s');
    restore(streams.get('s')!);
    const known = await ids.upToDate('s');
    expect([known.last, [...known.revisions.keys()]]).toEqual([left.length - 1, left]);
    expect(ids.known('s')).toEqual(known);
    expect(reads).toEqual(['s from 0', 's from 2', 's from 0']);
  });

  it('knows a stream that is gone after a restore as empty', async () => {
    const { streams, readOn } = world();
    const ids = new StreamIds(readOn);
    streams.set('s', ['a', 'b']);
    await ids.upToDate('s');
    streams.delete('s');
    expect(await ids.upToDate('s')).toMatchObject({ last: -1 });
  });

  it('notes appends of its own only where nothing is missing before them', async () => {
    const { streams, reads, readOn } = world();
    const ids = new StreamIds(readOn);
    ids.recordAppend('s', -1, ['a', 'b']);
    ids.recordAppend('s', 4, ['x']);
    streams.set('s', ['a', 'b', 'c']);
    expect((await ids.upToDate('s')).last).toBe(2);
    expect(reads).toEqual(['s from 1']);
    ids.recordAppend('t', 3, ['y']);
    expect(ids.known('t')).toBeNull();
  });

  it('knows a missing stream as empty', async () => {
    expect(await new StreamIds(world().readOn).upToDate('none')).toMatchObject({ last: -1 });
  });

  it('forgets the streams that were used longest ago', async () => {
    const { streams, reads, readOn } = world();
    const ids = new StreamIds(readOn, 5);
    for (const name of ['a', 'b', 'c']) streams.set(name, [`${name}0`, `${name}1`]);
    for (const name of ['a', 'b', 'a', 'c']) await ids.upToDate(name);
    expect([ids.known('a')?.last, ids.known('b'), ids.known('c')?.last]).toEqual([1, null, 1]);
    await ids.upToDate('b');
    expect(reads.at(-1)).toBe('b from 0');
    streams.set(
      'long',
      Array.from({ length: 9 }, (_, n) => `l${n}`),
    );
    expect((await ids.upToDate('long')).last).toBe(8);
  });
});

describe('findStored', () => {
  const known = {
    last: 3,
    revisions: new Map([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 3],
    ]),
  };

  it.each([
    [['b', 'c'], 2],
    [['a'], 0],
    [['x'], null],
    [['x', 'y'], null],
    [['b', 'd'], 'reused'],
    [['c', 'b'], 'reused'],
    [['d', 'x'], 'reused'],
    [['x', 'a'], 'reused'],
  ])('%j stands at %s', (ids, expected) => {
    expect(findStored(known, ids)).toBe(expected);
  });
});
