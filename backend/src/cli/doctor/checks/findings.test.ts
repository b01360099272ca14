import { describe, expect, it } from '@jest/globals';
import type { ConsumerReport } from '../../../event-sourcing/subscriptions/consumer-report.ts';
import { scheduledJobs } from '../../../jobs.ts';
import { worstOf } from '../finding.ts';
import { validityFinding } from './certificates.ts';
import { clockFinding, spaceFinding } from './machine.ts';
import { apiFinding } from './product.ts';
import { cardFinding, keyFindings, mailFinding } from './providers.ts';
import { anchorFinding, backupFinding, ownBackupFinding } from './safety.ts';
import { findingsOn, scheduledAre } from './work.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY = 86_400_000;
const MEBIBYTE = 1_048_576;

const report = (changes: Partial<ConsumerReport>): ConsumerReport => ({
  subscription: 'projection/order-list',
  position: 7,
  lagFacts: 0,
  lagSeconds: 0,
  parked: 0,
  isRunning: true,
  fitsLog: true,
  halted: false,
  ...changes,
});
const stripe = (secret: string, shown: string, nodeEnv: 'production' | 'development' = 'production') =>
  keyFindings({ NODE_ENV: nodeEnv, STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: shown, STRIPE_WEBHOOK_SECRET: 'whsec_1' });
const space = (mebibytes: number, files = 1) =>
  spaceFinding('/data', { bytes: mebibytes * MEBIBYTE, files }, { warn: 2_048, broken: 512 }, 'Make room');
const schedules = (nextAt: number) => scheduledJobs.map(({ name: job }) => ({ job, everyMs: 1, nextAt: new Date(nextAt).toISOString() }));

const SCOPES = ['mail.send', 'recipients.erasejob.create', 'suppression.bounces.delete', 'suppression.invalid_emails.delete'];

const backup = (wholeHours: number, minutes: number) => ({
  name: 'x',
  at: new Date(NOW - wholeHours * 3_600_000).toISOString(),
  upTo: new Date(NOW - minutes * 60_000).toISOString(),
  facts: 1,
  segments: 1,
  last: '',
});

describe('what the doctor makes of what it sees', () => {
  it.each([
    ['a certificate that holds', validityFinding('x', 'Mar  1 12:00:00 2027 GMT', NOW), 'ok', /holds for 93 days/],
    ['one that ends soon', validityFinding('x', new Date(NOW + 10 * DAY).toUTCString(), NOW), 'warn', /holds for 10 days/],
    [
      'one that ends the day after tomorrow',
      validityFinding('x', new Date(NOW + 2 * DAY).toUTCString(), NOW),
      'broken',
      /holds for 2 days/,
    ],
    ['one that has run out', validityFinding('x', new Date(NOW - 3 * DAY).toUTCString(), NOW), 'broken', /has run out 3 days ago/],
    ['a clock that agrees', clockFinding('PostgreSQL', -900), 'ok', /1 seconds apart/],
    ['a clock that does not', clockFinding('PostgreSQL', 20_000), 'warn', /20 seconds/],
    ['a clock that is far off', clockFinding('PostgreSQL', -3_600_000), 'broken', /3600 seconds/],
    ['room', space(9_000), 'ok', /9000 MiB/],
    ['little room', space(1_000), 'warn', /1000 MiB/],
    ['no room', space(3), 'broken', /3 MiB/],
    ['no more files', space(9_000, 0), 'broken', /0 % of its files/],
    ['live keys', worst(stripe('sk_live_1', 'pk_live_1')), 'ok', /live keys/],
    ['test keys in production', worst(stripe('rk_test_1', 'pk_test_1')), 'warn', /no card is charged/],
    ['live keys elsewhere', worst(stripe('sk_live_1', 'pk_live_1', 'development')), 'warn', /really charged/],
    [
      'keys of two modes',
      worst(stripe('sk_live_1', 'pk_test_1')),
      'broken',
      /STRIPE_SECRET_KEY is a live key, STRIPE_PUBLISHABLE_KEY a test key/,
    ],
    ['a publishable key in the wrong place', worst(stripe('pk_live_1', 'pk_live_1')), 'broken', /no secret key/],
    ['a card provider that refuses the key', cardFinding(401, null), 'broken', /does not accept our key/],
    ['a card provider that fails', cardFinding(503, null), 'warn', /503/],
    ['a mail provider', mailFinding(200, { scopes: SCOPES }, null), 'ok', /SendGrid answers/],
    ['a mail provider that refuses the key', mailFinding(401, {}, null), 'broken', /does not accept our key/],
    ['a key that lets nobody be erased', mailFinding(200, { scopes: SCOPES.slice(0, 1) }, null), 'broken', /no erasure ends/],
    ['a key that tries no address again', mailFinding(200, { scopes: SCOPES.slice(0, 3) }, null), 'warn', /those that bounced/],
    ['a key that may not send', mailFinding(200, { scopes: ['stats.read'] }, null), 'broken', /may not send/],
    [
      'a log that is signed',
      anchorFinding({ position: 9, at: '2026-11-28T11:59:00Z' }, NOW),
      'ok',
      /up to position 9, within the last hour/,
    ],
    ['a log that is signed no more', anchorFinding({ position: 9, at: '2026-11-25T11:00:00Z' }, NOW), 'broken', /3 days ago/],
    ['no backup', backupFinding('/data/backups', null, NOW), 'warn', /^none known$/],
    ['a backup', backupFinding('/data/backups', NOW - 5 * 3_600_000, NOW), 'ok', /5 hours ago/],
    ['an old backup', backupFinding('/data/backups', NOW - 9 * DAY, NOW), 'broken', /9 days ago/],
    ['backups that are made', ownBackupFinding([backup(300, 9_999), backup(9, 1)], new Date(NOW)), 'ok', /, 1 minutes ago$/],
    ['none yet', ownBackupFinding([], new Date(NOW)), 'broken', /none yet/],
    ['one that is not gone on from', ownBackupFinding([backup(9, 30)], new Date(NOW)), 'warn', /30 minutes ago/],
    ['no whole one for nights', ownBackupFinding([backup(60, 1)], new Date(NOW)), 'warn', /1 minutes ago/],
    ['none for days', ownBackupFinding([backup(60, 3_000)], new Date(NOW)), 'broken', /3000 minutes ago/],
    ['an api that is ready', apiFinding('http://x', 200, { status: 'ok' }), 'ok', /is ready/],
    ['an api that is not', apiFinding('http://x', 503, { status: 'unavailable', why: { queue: 'no' } }), 'broken', /queue: no/],
    ['something else', apiFinding('http://x', 404, null), 'warn', /404/],
    ['a worker', worst(findingsOn([report({})])), 'ok', /all 1 projections/],
    ['no worker', worst(findingsOn([report({ isRunning: false })])), 'broken', /no process runs projection\/order-list/],
    ['one that is late', worst(findingsOn([report({ lagSeconds: 90 })])), 'broken', /90 seconds behind/],
    ['a log that went back', worst(findingsOn([report({ fitsLog: false })])), 'broken', /another log/],
    ['parked facts', worst(findingsOn([report({ parked: 2 })])), 'warn', /2 facts are parked/],
    ['schedules', scheduledAre(schedules(NOW + 1), NOW), 'ok', /are scheduled/],
    ['schedules that are missing', scheduledAre(schedules(NOW).slice(1), NOW), 'broken', /not scheduled/],
    ['schedules that are overdue', scheduledAre(schedules(NOW - 600_000), NOW), 'broken', /should have run/],
  ])('%s', (_, finding, status, words) => {
    expect(finding).toMatchObject({ status, says: expect.stringMatching(words) });
    expect(finding.todo === null).toBe(status === 'ok');
  });
});

function worst<T extends { readonly status: 'ok' | 'warn' | 'broken' }>(findings: readonly T[]): T {
  return findings.find(({ status }) => status === worstOf(findings))!;
}

it('a log that went back has a runbook of its own', () =>
  expect(findingsOn([report({ fitsLog: false })])).toMatchObject([{ status: 'broken', runbook: 'restore' }]));
