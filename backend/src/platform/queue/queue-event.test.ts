import { describe, expect, it } from '@jest/globals';
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
});
