import { setTimeout as sleep } from 'node:timers/promises';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { AuditRefusal } from '../audit.refusals.ts';
import type { ExportStore } from './export-store.ts';

const WAIT_MS = 25_000;
const POLL_MS = 100;

/** What a worker makes meanwhile. Throws LogNotAsSigned, NothingExported and ExportLate. */
export async function waitForExport(store: ExportStore, exportId: string, operatorId: string): Promise<Buffer> {
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    const made = await store.take(exportId, operatorId);
    if (made && 'content' in made) return made.content;
    if (made) throw new RefusedError<AuditRefusal>(made.problem === 'changed' ? 'LogNotAsSigned' : 'NothingExported');
    await sleep(POLL_MS);
  }
  throw new RefusedError<AuditRefusal>('ExportLate');
}
