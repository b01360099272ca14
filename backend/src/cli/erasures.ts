import { ERASURE_AGREEMENTS } from '@willow/contracts';
import { newTraceId } from '../event-sourcing/telemetry/trace-id.ts';
import { eraseDue, ListOverdueErasures, type OverdueErasure } from '../modules/privacy/index.ts';
import { withBuses } from './buses.ts';
import { command } from './command.ts';
import { withQueue } from './queue.ts';
import { reachableConfig } from './reachable-config.ts';

export const overdueErasuresCommand = command({
  usage: 'erasures overdue',
  about: 'lists who should be erased and is not, the oldest first, and what each waits for; without anybody’s name',
  json: 'a line for each: { "id", "customer", "status", "dueAt", "waitsFor": "team" | "worker" | "read-model" }',
  run: (_given, env, out) =>
    withBuses(env, async ({ queries, context: { now } }) => {
      const overdue = await queries.execute(new ListOverdueErasures(now));
      for (const each of overdue) {
        const { id, customerId, status, dueAt } = each;
        const waitsFor = waitsForOf(each);
        out.tell(
          { id, customer: customerId, status, dueAt, waitsFor },
          `${dueAt}  ${id}  customer ${customerId}  ${WORDS[waitsFor](each)}`,
        );
      }
      if (overdue.length === 0) out.say('No erasure is overdue');
    }),
});

type WaitsFor = 'team' | 'worker' | 'read-model';

const WORDS: Readonly<Record<WaitsFor, (erasure: OverdueErasure) => string>> = {
  team: ({ agreements }) => `waits for our team: ${agreements} of ${ERASURE_AGREEMENTS} agreed`,
  worker: ({ status }) => (status === 'erasing' ? 'was begun and has not ended' : 'was not begun'),
  'read-model': ({ status }) => `is ${status}; the read model does not know yet`,
};

function waitsForOf({ status, needsAgreement, agreements }: OverdueErasure): WaitsFor {
  if (status === 'requested') return needsAgreement && agreements < ERASURE_AGREEMENTS ? 'team' : 'worker';
  return status === 'erasing' ? 'worker' : 'read-model';
}

export const retryErasuresCommand = command({
  usage: 'erasures retry',
  about: 'has a worker do at once what it does each hour: erases everybody who is due',
  json: '{ "job", "id" }: the job that does it',
  async run(_given, env, out) {
    const id = newTraceId();
    await withQueue(await reachableConfig(env, ['DATABASE_URL', 'REDIS_URL']), (queue) => queue.add(eraseDue, id, {}));
    out.tell({ job: eraseDue.name, id }, 'A worker does it within seconds. What is left then: erasures overdue');
  },
});
