import { describe, expect, it } from '@jest/globals';
import { PdfFailed } from '../../../platform/pdf/pdf-renderer.ts';
import { PermanentJobError } from '../../../platform/queue/index.ts';
import type { DocumentMaker } from '../documents/document-maker.ts';
import type { WillDrafts } from '../will-drafts.ts';
import type { Wills } from '../wills.repository.ts';
import { RenderWorker } from './render.worker.ts';

const DRAFT = { customerId: 'c1', orderId: 'o1', willRevision: 5, customerRevision: 3 };

/** Which commands the will is given when a draft fails with an error. */
async function commandsAfter(error: Error, lastAttempt: boolean): Promise<readonly unknown[]> {
  const commands: unknown[] = [];
  const worker = new RenderWorker(
    {
      makeFrom: async () => {
        throw error;
      },
    } as unknown as DocumentMaker,
    { load: async () => ({}) } as unknown as WillDrafts,
    { handle: async (_id: string, command: unknown) => void commands.push(command) } as unknown as Wills,
    { now: () => new Date('2026-11-21T12:00:00Z') },
  );
  const run = worker.draft(DRAFT, { id: 'j1', attempt: 8, lastAttempt });
  await expect(run).rejects.toBe(error);
  return commands;
}

describe('the work on a draft', () => {
  it.each([
    ['printer', true, new PdfFailed('timed-out', 'Jane Roe took 30 s')],
    ['unexpected', true, new Error('Jane Roe')],
    ['submission', false, new PermanentJobError('There is no such submission')],
  ])('that failed for good says why in a word of ours: %s', async (failure, lastAttempt, error) => {
    const failed = { type: 'RecordDraftFailed', orderId: 'o1', willRevision: 5, customerRevision: 3, failure };
    expect(await commandsAfter(error, lastAttempt)).toEqual([failed]);
  });

  it('says nothing while it is tried again', async () => {
    expect(await commandsAfter(new PdfFailed('timed-out', 'late'), false)).toEqual([]);
    // However often: the draft is not to blame, and comes when the browser starts again.
    expect(await commandsAfter(new PdfFailed('browser-unavailable', 'The browser did not start'), true)).toEqual([]);
  });
});
