import { expect, it } from '@jest/globals';
import { dueExtent } from './due.ts';

it.each([
  ['there is none', undefined, '2026-11-28T14:00:00Z', 'whole'],
  ['it was made this night', '2026-11-28T02:00:30.000Z', '2026-11-28T14:00:00Z', 'since'],
  ['the night has not come yet', '2026-11-27T02:00:30.000Z', '2026-11-28T01:59:00Z', 'since'],
  ['the night has come', '2026-11-27T02:00:30.000Z', '2026-11-28T02:00:00Z', 'whole'],
  ['a night was missed', '2026-11-26T02:00:30.000Z', '2026-11-28T01:00:00Z', 'whole'],
  ['one was made by hand since', '2026-11-28T09:00:00.000Z', '2026-11-28T14:00:00Z', 'since'],
])('when %s', (_, at, now, extent) => {
  expect(dueExtent(at === undefined ? undefined : { at }, new Date(now))).toBe(extent);
});
