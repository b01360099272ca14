import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { logQueueEvents } from './queue-event.ts';
import type { QueueEvent } from './queue-event.ts';

const run = { job: 'wills.render-draft', id: 'fact-1', attempt: 2 };

describe('logQueueEvents', () => {
  it.each<readonly [QueueEvent, string]>([
    [{ type: 'completed', ...run, durationMs: 12 }, 'log wills.render-draft fact-1 done in 12 ms'],
    [{ type: 'retrying', ...run, reason: 'busy' }, 'warn wills.render-draft fact-1 will be tried again after attempt 2: busy'],
    [{ type: 'failed', ...run, reason: 'gone' }, 'error wills.render-draft fact-1 failed for good after attempt 2: gone'],
    [{ type: 'stalled', job: run.job, id: run.id }, 'warn wills.render-draft fact-1 lost its worker and will run again'],
    [{ type: 'error', source: 'queue connection', reason: 'lost' }, 'error queue connection: lost'],
  ])('writes one line for %j', (event, line) => {
    const lines: string[] = [];
    const write = (level: string) => (message: string) => void lines.push(`${level} ${message}`);
    logQueueEvents({ log: write('log'), warn: write('warn'), error: write('error') })(event);
    expect(lines).toEqual([line]);
  });

  describe('in an outage', () => {
    afterEach(() => {
      jest.useRealTimers();
    });

    it('says that it begins, each other reason, and once a minute that it goes on; then that it is over, with what was left out', () => {
      jest.useFakeTimers();
      const lines: string[] = [];
      const write = (level: string) => (message: string) => void lines.push(`${level} ${message}`);
      const observe = logQueueEvents({ log: write('log'), warn: write('warn'), error: write('error') });
      const fail = (source: string, reason: string) => observe({ type: 'error', source, reason });
      for (let second = 0; second < 90; second += 1) {
        for (const source of ['orders.send-receipt', 'wills.render-draft']) fail(source, 'getaddrinfo ENOTFOUND redis');
        if (second === 10) fail('queue connection', 'Connection is closed.');
        jest.advanceTimersByTime(1_000);
      }
      const begun = 'error orders.send-receipt: getaddrinfo ENOTFOUND redis';
      const another = expect.stringMatching(/^error queue connection: Connection is closed\. \(and 21 errors/);
      const still = expect.stringMatching(/^error orders\.send-receipt: getaddrinfo ENOTFOUND redis \(and 118 errors/);
      expect(lines).toEqual([begun, another, still]);
      jest.advanceTimersByTime(30_000);
      expect(lines.slice(3)).toEqual([expect.stringMatching(/^log the queue has had no error for 30 seconds; 39 errors/)]);
      fail('orders.send-receipt', 'getaddrinfo ENOTFOUND redis');
      expect(lines.slice(4)).toEqual([begun]);
    });
  });
});
