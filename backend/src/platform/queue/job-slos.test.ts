import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { type AskedJob, verdictOn } from './job-slos.ts';

const PAID = Date.parse('2026-11-28T10:00:00Z');
const at = (seconds: number): number => PAID + seconds * 1_000;
const job = (changes: Partial<AskedJob>): AskedJob => ({
  job: 'wills.render-draft',
  id: v7({ msecs: PAID }),
  addedMs: at(1),
  runMs: at(1),
  doneMs: null,
  ...changes,
});
const ANSWERED = 'a mailbox that was asked';

describe('whether somebody waited too long', () => {
  it.each<readonly [string, Partial<AskedJob>, boolean, number, number | null]>([
    ['done in time', { doneMs: at(119) }, true, 119, 119],
    ['done too late: known once the time is over', { doneMs: at(200) }, false, 120, 200],
    ['never done', {}, false, 120, null],
    ['asked for by a reaction that was late, and done at once', { addedMs: at(500), runMs: at(500), doneMs: at(501) }, false, 500, 501],
    ['for later, and done when it was due', { addedMs: at(1), runMs: at(86_400), doneMs: at(86_410) }, true, 86_410, 10],
    ['without the time of a fact in its id', { id: ANSWERED, runMs: at(30), addedMs: at(30), doneMs: at(140) }, true, 140, 110],
    ['with more behind the id of its fact', { id: `${v7({ msecs: PAID })}.new`, doneMs: at(121) }, false, 120, 121],
  ])('%s', (_, changes, kept, seconds, took) => {
    expect(verdictOn(job(changes), 120)).toEqual({ kept, atMs: at(seconds), tookMs: took === null ? null : took * 1_000 });
  });
});
