import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import type { ConsumerReport } from '../../event-sourcing/subscriptions/consumer-report.ts';
import { recordingLog } from '../../event-sourcing/subscriptions/consumer-fixture.behaviour.ts';
import { MailWatch } from './mail-watch.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const ago = (seconds: number): string => new Date(NOW - seconds * 1_000).toISOString();

function watch() {
  const since = new Map<string, string>();
  const lag = { seconds: 0 };
  const queue = { isAway: false };
  const log = recordingLog();
  const mails = new MailWatch({
    queue: {
      oldestUnfinished: (job) =>
        queue.isAway ? Promise.reject(new TypeError('jane@example.test')) : Promise.resolve(since.get(job) ?? null),
    },
    monitor: {
      report: () =>
        Promise.resolve(
          ['mail-issued-link', 'lock-with-payment'].map(
            (name) => ({ subscription: `reaction/${name}`, lagSeconds: name === 'mail-issued-link' ? lag.seconds : 900 }) as ConsumerReport,
          ),
        ),
    },
    jobs: ['customers.send-link', 'orders.send-receipt'],
    reactions: ['reaction/mail-issued-link'],
    log,
    now: () => NOW,
  });
  return { mails, since, lag, log, queue };
}

describe('the watch over mails', () => {
  it('tells how long the oldest waits, in the queue or before it, as a metric', async () => {
    const { mails, since, lag } = watch();
    const registry = new Registry();
    mails.measure(registry);
    expect(await registry.metrics()).toContain('willow_mail_oldest_waiting_seconds 0\n');
    since.set('customers.send-link', ago(12));
    since.set('orders.send-receipt', ago(31));
    expect(await registry.metrics()).toContain('willow_mail_oldest_waiting_seconds 31\n');
    lag.seconds = 45;
    expect(await registry.metrics()).toContain('willow_mail_oldest_waiting_seconds 45\n');
  });

  it('says once in a while that one waits for more than 20 seconds, without a word of whom, and when that is over', async () => {
    const { mails, since, log } = watch();
    since.set('customers.send-link', ago(19));
    await mails.look();
    expect(log.lines).toEqual([]);
    since.set('customers.send-link', ago(21));
    for (let n = 0; n < 13; n += 1) await mails.look();
    const line = {
      level: 'error',
      details: { at: 'customers.send-link', seconds: 21 },
      message: 'A mail that was asked for has not gone out',
    };
    expect(log.lines).toEqual([line, line]);
    since.clear();
    await mails.look();
    await mails.look();
    expect(log.lines.slice(2)).toEqual([{ level: 'info', details: {}, message: 'Mails go out again' }]);
  });

  it('says once in a while that it cannot see whether mails go out, without the words of the error, and goes on looking', async () => {
    const { mails, queue, since, log } = watch();
    queue.isAway = true;
    for (let n = 0; n < 13; n += 1) await mails.look();
    const line = {
      level: 'error',
      details: { error: expect.stringMatching(/^TypeError at (?!.*jane)/) },
      message: 'Whether mails go out cannot be seen',
    };
    expect(log.lines).toEqual([line, line]);
    queue.isAway = false;
    since.set('customers.send-link', ago(21));
    await mails.look();
    expect(log.lines.slice(2)).toMatchObject([{ message: 'A mail that was asked for has not gone out' }]);
  });
});
