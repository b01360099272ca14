import { describe, expect, it } from '@jest/globals';
import { signerOf } from '../../../event-sourcing/store/anchors/anchor.ts';
import type { LogSource } from '../../../event-sourcing/store/anchors/log-source.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { SignedLog } from '../../../platform/event-store/signed-log.ts';
import type { Logger } from '../../../platform/logging/logger.ts';
import type { JobQueue } from '../../../platform/queue/index.ts';
import { CheckpointLogWorker } from './checkpoint-log.worker.ts';
import { MailSignaturesWorker } from './mail-signatures.worker.ts';

const NOW = new Date('2026-11-28T03:00:00.000Z');
const clock = { now: () => NOW };
const signer = signerOf(Buffer.alloc(32, 7));
const tree = { facts: 1_200, root: '0'.repeat(64), streams: 4, streamsRoot: '1'.repeat(64) };
const anchor = (position: number, at: string, rest: object = {}) =>
  signer.sign({ position, hash: '2'.repeat(64), at, previous: null, ...rest });
const OLD = anchor(1, '2026-11-20T03:00:00.000Z');
const CHECKPOINT = anchor(1_200, '2026-11-26T03:00:00.000Z', { tree });
const RECENT = anchor(1_201, '2026-11-28T02:00:00.000Z');

const FACT = {
  position: '1',
  stream: 'order-o1',
  revision: 0,
  id: 'e1',
  type: 'OrderArchived',
  at: RECENT,
  data: '{}',
  metadata: '{}',
  sealed: null,
};

/** The two workers beside their fakes. */
function started(email: string | undefined, lines: readonly string[] = [OLD, CHECKPOINT, RECENT]) {
  const asked: unknown[] = [];
  const jobs = { add: async (...job: unknown[]) => void asked.push(job.slice(1)), schedule: async () => undefined } as unknown as JobQueue;
  const config = { AUDITOR_EMAIL: email, publicUrl: 'https://wills.example' } as unknown as Config;
  const file = { path: 'anchors', lines: async () => lines, newest: async () => null, append: async () => undefined };
  const verify = async ({ each }: { each?: (event: object) => void }) => {
    each?.(FACT);
    return { chain: { intact: true, verified: 1, last: { position: 1, hash: '2'.repeat(64) } }, faults: [] };
  };
  const source = { verify } as unknown as LogSource;
  const log = { file, source, signer, keep: async () => undefined } as unknown as SignedLog;
  const logger = { info: () => undefined, failure: () => undefined } as unknown as Logger;
  return {
    asked,
    mail: () => new MailSignaturesWorker(config, log, clock).signatures({ day: '2026-11-28' }),
    checkpoint: () => new CheckpointLogWorker(config, jobs, log, clock, logger).checkpoint(),
  };
}

describe('what was signed of the log', () => {
  it('is mailed to the auditor, who gets the lines of the last day and the newest checkpoint as a file', async () => {
    const mail = await started('auditor@audit.example').mail();
    expect(mail).toMatchObject({ to: 'auditor@audit.example', subject: 'How the log was signed on 26 November 2026' });
    expect(mail?.text).toContain('https://wills.example/admin/access/proof');
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'signatures-2026-11-28.ndjson', type: 'application/x-ndjson' });
    expect(Buffer.from(file!.content).toString()).toBe(`${CHECKPOINT}\n${RECENT}\n`);
  });

  it.each([
    ['nobody is to have it', undefined, [CHECKPOINT]],
    ['nothing was signed', 'auditor@audit.example', []],
  ] as const)('is mailed to nobody when %s', async (_, email, lines) => {
    expect(await started(email, lines).mail()).toBeNull();
  });
});

describe('the daily checkpoint', () => {
  it.each([
    ['auditor@audit.example', [['2026-11-28', { day: '2026-11-28' }]]],
    [undefined, []],
  ] as const)('asks for the mail of its day when somebody is to have it: %s', async (email, expected) => {
    const { checkpoint, asked } = started(email, []);
    await checkpoint();
    expect(asked).toEqual(expected);
  });
});
