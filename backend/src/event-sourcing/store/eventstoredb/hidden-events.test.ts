import { describe, expect, it } from '@jest/globals';
import type { RawEvent } from './event-codec.ts';
import { HiddenEvents, splitSettings } from './hidden-events.ts';

let commit = 0n;
const noted = (stream: string, data: unknown, type = '$metadata'): RawEvent =>
  ({ type, stream, data, position: { commit: (commit += 10n), prepare: commit } }) as RawEvent;

function hiddenAfter(...events: readonly RawEvent[]) {
  const hidden = new HiddenEvents();
  for (const event of events) hidden.note(event);
  return hidden.streams.map(({ stream, limits }) => [stream, limits]);
}

describe('HiddenEvents', () => {
  it.each([{ $maxCount: 1 }, { $maxAge: 60 }, { $tb: 1 }, { $tb: 2 ** 63 }])('names a stream that %j hides', (limits) => {
    expect(hiddenAfter(noted('$$will-1', { ...limits, $acl: {} }))).toEqual([['will-1', limits]]);
  });

  it.each([{}, { $tb: 0 }, { $acl: { $r: 'willow' } }, 'not an object'])('names none for %j', (data) => {
    expect(hiddenAfter(noted('$$will-1', data))).toEqual([]);
  });

  it('forgets a stream that was brought back, and none that was deleted for ever', () => {
    const events = [noted('$$a', { $tb: 5 }), noted('b', {}, '$streamDeleted'), noted('$$c', { $maxCount: 2 })];
    expect(hiddenAfter(...events, noted('$$a', { $tb: 0 }), noted('$$b', {}))).toEqual([
      ['b', null],
      ['c', { $maxCount: 2 }],
    ]);
  });

  it('says where the first was hidden that is hidden still', () => {
    const hidden = new HiddenEvents();
    expect(hidden.first).toBeNull();
    const [a, b] = [noted('$$a', { $tb: 5 }), noted('$$b', { $tb: 5 })];
    for (const event of [a, b, noted('$$a', {})]) hidden.note(event);
    expect(hidden.first).toBe(Number(b.position.commit));
  });
});

describe('splitSettings', () => {
  it('keeps what hides nothing apart', () => {
    expect(splitSettings({ $tb: 4, $acl: 1, own: 2 })).toEqual({ limits: { $tb: 4 }, others: { $acl: 1, own: 2 } });
    expect(splitSettings({ $tb: 0, own: 2 })).toEqual({ limits: null, others: { own: 2 } });
    expect(splitSettings(undefined)).toEqual({ limits: null, others: {} });
  });
});
