import { figureOf } from '../kit/bench.ts';
import type { Figures } from '../kit/bench.ts';
import type { Rate } from '../kit/loops.ts';
import { withProcessGroup } from '../kit/process-group.ts';
import { processorMs } from '../kit/processor-time.ts';
import { interleaved } from '../kit/rounds.ts';
import { summary } from '../engine/part.ts';
import type { ContenderRole } from '../roles/contender.role.ts';
import type { ContenderName } from './contenders.ts';
import { eventStoreServer } from './event-store-server.ts';
import type { EventStorePart } from './part.ts';

const IN_FLIGHT = [1, 16, 64] as const;

/** A rate, and microseconds that the process itself, without the server, works for one of them. */
async function withOwnCost(name: string, pid: number, work: () => Promise<Rate>): Promise<Figures> {
  const before = processorMs([pid]);
  const { count, perSecond } = await work();
  const after = processorMs([pid]);
  const cost = before === null || after === null ? {} : { [`${name}CpuUs`]: ((after - before) * 1_000) / count };
  return { [`${name}PerSecond`]: perSecond, ...cost };
}

/** Appends and reads a second: our adapter, Emmett's store and the client that both use, each in a process of its own. */
export const appendAndRead: EventStorePart = (_server, { rounds, ms, events }) =>
  withProcessGroup(async (group) => {
    const { url, about } = await eventStoreServer(group);
    const start = (name: ContenderName) => group.role<ContenderRole>('roles/contender.role.ts', { CONTENDER: name, EVENTSTORE_URL: url });
    const all = { Ours: await start('ours'), Emmett: await start('emmett'), Client: await start('client') };
    for (const contender of Object.values(all)) await contender.call('prepare');
    const appends = IN_FLIGHT.flatMap((callers) =>
      Object.entries(all).map(([who, { pid, call }]) => {
        const name = `esdbAppend${callers}${who}`;
        return [name, () => withOwnCost(name, pid, () => call('append', callers, ms))] as const;
      }),
    );
    const reads = (['Ours', 'Client'] as const).map((who) => {
      const name = `esdbReadAll${who}`;
      return [name, () => withOwnCost(name, all[who].pid, () => all[who].call('readAll', events))] as const;
    });
    const samples = await interleaved(rounds, Object.fromEntries([...appends, ...reads]));
    const { medians, spread } = summary(samples);
    const over = (name: string, peer: string): number =>
      figureOf(medians, `${name}OursPerSecond`) / figureOf(medians, `${name}${peer}PerSecond`);
    return {
      medians,
      spread,
      ratios: {
        ...Object.fromEntries(IN_FLIGHT.map((callers) => [`esdbAppend${callers}OverEmmett`, over(`esdbAppend${callers}`, 'Emmett')])),
        esdbReadAllOverClient: over('esdbReadAll', 'Client'),
      },
      notes: { esdb: `measured on ${about}` },
    };
  });
