import { describe, expect, it } from '@jest/globals';
import { Log } from './log.ts';
import type { Proposed } from './log.ts';

const event = (id: string): Proposed => ({
  id,
  type: 'T',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: new Uint8Array(),
});
const events = (...ids: readonly string[]): Proposed[] => ids.map(event);
const logWith = (...ids: readonly string[]): Log => {
  const log = new Log();
  log.append('s', 'no-stream', events(...ids));
  return log;
};

describe('the log of the stand-in', () => {
  it.each([
    ['no-stream', { kind: 'wrong-version', current: 2 }],
    [1, { kind: 'wrong-version', current: 2 }],
    [3, { kind: 'wrong-version', current: 2 }],
    [2, { kind: 'appended', last: { revision: 3 } }],
    ['any', { kind: 'appended', last: { revision: 3 } }],
    ['stream-exists', { kind: 'appended', last: { revision: 3 } }],
  ] as const)('expecting %s of a stream at 2', (expected, outcome) => {
    expect(logWith('a', 'b', 'c').append('s', expected, events('x'))).toMatchObject(outcome);
  });

  it('a missing stream does not exist', () => {
    const log = new Log();
    expect(log.append('s', 'stream-exists', events('x'))).toEqual({ kind: 'wrong-version', current: null });
    expect(log.append('s', 0, events('x'))).toEqual({ kind: 'wrong-version', current: null });
  });

  it.each([
    [['a', 'b', 'c'], 2],
    [['a', 'b'], 1],
    [['a', 'x'], null],
    [['x', 'b'], null],
    [['a', 'b', 'c', 'd'], null],
  ])('the ids %j at the place where a, b, c stand', (ids, revision) => {
    const log = logWith('a', 'b', 'c');
    log.append('s', 2, events('later'));
    log.forgetRecent();
    const outcome = log.append('s', 'no-stream', events(...ids));
    expect(outcome).toMatchObject(revision === null ? { kind: 'wrong-version', current: 3 } : { kind: 'appended', last: { revision } });
    expect(log.events).toHaveLength(4);
  });

  it('with any, ids are known until the server forgets them; an id at the expected revision is taken twice', () => {
    const log = logWith('a');
    expect(log.append('s', 'any', events('a'))).toMatchObject({ last: { revision: 0 } });
    log.forgetRecent();
    expect(log.append('s', 'any', events('a'))).toMatchObject({ last: { revision: 1 } });
    expect(log.append('s', 1, events('a'))).toMatchObject({ last: { revision: 2 } });
  });

  it('positions are sparse and grow', () => {
    const { events: stored } = logWith('a', 'b', 'c');
    const gaps = stored.slice(1).map(({ position }, index) => position - stored[index]!.position);
    expect(gaps.every((gap) => gap > 1n)).toBe(true);
  });

  it('an older copy has the first events, and goes on where it ends', () => {
    const log = logWith('a', 'b', 'c');
    const { position } = log.events[1]!;
    log.cut(1);
    expect(log.stream('s')).toHaveLength(1);
    expect(log.append('s', 0, events('d'))).toMatchObject({ last: { revision: 1, position } });
    log.cut(0);
    expect(log.stream('s')).toBeUndefined();
  });

  it('a tombstone is for ever', () => {
    const log = logWith('a');
    log.tombstone('s');
    expect(log.append('s', 'any', events('b'))).toEqual({ kind: 'deleted' });
    expect(log.stream('s')).toBeUndefined();
  });

  let written = 0;
  const settings = (data: object): Proposed => ({
    ...event(`m${(written += 1)}`),
    type: '$metadata',
    data: Buffer.from(JSON.stringify(data)),
  });

  it.each([
    [{ $tb: 2 }, 2],
    [{ $tb: 0 }, 0],
    [{ $maxCount: 1 }, 2],
    [{ $maxCount: 9 }, 0],
    [{}, 0],
  ])('the settings %j of a stream of three let it be read from %i', (data, from) => {
    const log = logWith('a', 'b', 'c');
    log.append('$$s', 'any', [settings(data)]);
    expect([log.readableFrom('s'), log.readableFrom('none'), log.stream('s')?.length]).toEqual([from, null, 3]);
  });

  it('a deletion hides what there is until settings say that nothing is hidden; what comes later follows it', () => {
    const log = logWith('a', 'b');
    log.softDelete('s');
    expect(log.readableFrom('s')).toBeNull();
    log.append('$$s', 'any', [settings({})]);
    expect(log.readableFrom('s')).toBe(2);
    log.append('$$s', 'any', [settings({ $tb: 0 })]);
    log.append('$$s', 'any', [settings({})]);
    expect(log.readableFrom('s')).toBe(0);
    log.softDelete('s');
    expect(log.append('s', 'no-stream', events('c'))).toMatchObject({ last: { revision: 2 } });
    expect(log.readableFrom('s')).toBe(2);
  });
});
