import { readFileSync } from 'node:fs';
import { numberOf } from './kit/arguments.ts';
import { type Bench, type Measured } from './kit/bench.ts';
import type { Server } from './kit/database.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { percentile } from './kit/statistics.ts';
import { migrateProduct, productEnv } from './product/product-env.ts';
import { startApi } from './product/product-process.ts';
import type { AttackRole } from './roles/attack.role.ts';
import type { EmptyRole } from './roles/empty.role.ts';
import type { ProductRole } from './roles/product.role.ts';

const BYSTANDERS = 20;
const PER_SECOND = 20;

/** `VmHWM` is the highest that `VmRSS` ever was. */
const memoryMb = (pid: number, figure: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const TICKS_A_SECOND = 100;
/** What a process has worked so far, whoever else was at work on the machine: user and system time. */
function workedMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
}

const told = (statuses: Readonly<Record<string, number>>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} times ${status}`)
    .join(', ');

/** The rounds alternate, so that whatever else the machine does meets all five alike. */
const measure = (server: Server, rounds: number, seconds: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const env = await productEnv(await server.newDatabase('attack'), server.dataDir);
    await migrateProduct(env);
    const people = await group.role<ProductRole>('roles/product.role.ts', env);
    const attacker = await people.call('signInWithLargestWill');
    const tokens = await people.call('signIn', BYSTANDERS);
    await people.stop();
    const api = await group.add(startApi(env));
    const [attacking, living] = [
      await group.role<AttackRole>('roles/attack.role.ts'),
      await group.role<AttackRole>('roles/attack.role.ts'),
    ];
    const url = `http://127.0.0.1:${env['PORT']}`;
    const elsewhere = await (await group.role<EmptyRole>('roles/empty.role.ts')).call('url');
    const live = () => living.call('live', { url, tokens }, PER_SECOND, seconds);

    await live();
    const rssBeforeMb = memoryMb(api.pid, 'VmRSS');
    const quiet: number[] = [];
    const busy: number[] = [];
    const attacked: number[] = [];
    const read: number[] = [];
    const explained: number[] = [];
    const answers: Record<'attacked' | 'read' | 'explained', Record<string, number>> = { attacked: {}, read: {}, explained: {} };
    const worked = { quiet: 0, attacked: 0 };
    let slowest = 0;
    const beside = async (counted: Record<string, number>, way: 'attack' | 'explain' = 'attack'): Promise<number[]> => {
      const [latencies, { slowestMs, statuses }] = await Promise.all([live(), attacking.call(way, { tokens: [attacker], url }, seconds)]);
      slowest = Math.max(slowest, slowestMs);
      for (const [status, count] of Object.entries(statuses)) counted[status] = (counted[status] ?? 0) + count;
      return latencies;
    };
    for (let round = 0; round < rounds; round += 1) {
      const before = workedMs(api.pid);
      quiet.push(...(await live()));
      worked.quiet += workedMs(api.pid) - before;
      await attacking.call('prepare', seconds);
      const [besideNothing] = await Promise.all([live(), attacking.call('attack', { tokens: [attacker], url: elsewhere }, seconds)]);
      busy.push(...besideNothing);
      // Whichever comes first meets what the limits have to give.
      const both = [
        async () => {
          await attacking.call('prepare', seconds);
          const between = workedMs(api.pid);
          attacked.push(...(await beside(answers.attacked)));
          worked.attacked += workedMs(api.pid) - between;
        },
        // Nothing is prepared: the reads alone.
        async () => void read.push(...(await beside(answers.read))),
        async () => void explained.push(...(await beside(answers.explained, 'explain'))),
      ];
      for (const part of round % 2 === 0 ? both : both.toReversed()) await part();
    }
    if (!answers.explained['200']) throw new Error('Nothing was looked through: nothing was measured');
    const of = (latencies: readonly number[], share: number): number => percentile(latencies, share);
    return {
      medians: {
        bystanderQuietP50Ms: of(quiet, 0.5),
        bystanderBusyP50Ms: of(busy, 0.5),
        bystanderAttackedP50Ms: of(attacked, 0.5),
        bystanderReadP50Ms: of(read, 0.5),
        bystanderExplainedP50Ms: of(explained, 0.5),
        bystanderQuietP99Ms: of(quiet, 0.99),
        bystanderBusyP99Ms: of(busy, 0.99),
        bystanderAttackedP99Ms: of(attacked, 0.99),
        bystanderReadP99Ms: of(read, 0.99),
        bystanderExplainedP99Ms: of(explained, 0.99),
        attackerSlowestMs: slowest,
        apiWorkQuietMsPerSecond: worked.quiet / rounds / seconds,
        apiWorkAttackedMsPerSecond: worked.attacked / rounds / seconds,
      },
      ratios: {
        bystanderP99OverQuiet: of(attacked, 0.99) / of(quiet, 0.99),
        bystanderP99OverBusy: of(attacked, 0.99) / of(busy, 0.99),
        bystanderReadP99OverQuiet: of(read, 0.99) / of(quiet, 0.99),
        bystanderExplainedP99OverQuiet: of(explained, 0.99) / of(quiet, 0.99),
        rssGrowthMb: memoryMb(api.pid, 'VmHWM') - rssBeforeMb,
        serverErrors: Object.values(answers)
          .flatMap((statuses) => Object.entries(statuses))
          .reduce((sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0), 0),
      },
      notes: {
        serverErrors: `the attacker was answered ${told(answers.attacked)}; its reads alone ${told(answers.read)}; its second looks ${told(answers.explained)}`,
      },
    };
  });

export const bench: Bench = {
  about:
    'one account with the longest history it can have reads and saves its will 60 times each at once, every second; others go on meanwhile',
  figures: [
    { key: 'bystanderP99OverQuiet', about: 'p99 of the others’ reads and saves during the attack ÷ without it', goal: { atMost: 2 } },
    {
      key: 'bystanderP99OverBusy',
      about: 'the same ÷ while the attacker sends it all to a server that does nothing',
      goal: { atMost: 2 },
    },
    {
      key: 'bystanderReadP99OverQuiet',
      about: 'p99 of the others while it only reads, 60 times at once ÷ without it',
      goal: { atMost: 2 },
    },
    {
      key: 'bystanderExplainedP99OverQuiet',
      about: 'p99 of the others while it saves and has its answers looked through, three times at once ÷ without it',
      goal: { atMost: 2 },
    },
    { key: 'rssGrowthMb', about: 'memory of the api: its highest during all rounds less what it had before, MB', goal: { atMost: 200 } },
    { key: 'serverErrors', about: 'answers of 500 and above, to anybody', goal: { atMost: 0 } },
  ],
  numbers: {
    rounds: { about: 'rounds, quiet, busy, attacked, read and explained', standard: 8, quick: 1 },
    seconds: { about: 'seconds of each', standard: 6, quick: 3 },
  },
  parts: [],
  run: (server, options) => measure(server, numberOf(options, 'rounds'), numberOf(options, 'seconds')),
};
