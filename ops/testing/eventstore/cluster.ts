import { setTimeout as sleep } from 'node:timers/promises';
import { Log } from './log.ts';
import { compareCandidates } from './elections.ts';
import type { Member } from './node.ts';
import { EventStoreStandIn } from './stand-in.ts';
import type { StandInOptions } from './stand-in.ts';

type State = Member['state'];

/** As seen on a cluster of three (23.10.8), in milliseconds. */
const STILL_NAMED_MS = 5_000;
const NOT_READY_MS = 1_000;
const RESIGNED_MS = 4_000;

/** Stand-ins that share one log and say of each other who leads. */
export class StandInCluster {
  readonly nodes: readonly EventStoreStandIn[];
  #dead: readonly EventStoreStandIn[] = [];

  private constructor(nodes: readonly EventStoreStandIn[]) {
    this.nodes = nodes;
    this.elect(nodes[0]!);
  }

  static async start(size = 3, options: Omit<StandInOptions, 'log' | 'port'> = {}): Promise<StandInCluster> {
    const log = new Log();
    return new StandInCluster(await Promise.all(Array.from({ length: size }, () => EventStoreStandIn.start({ ...options, log }))));
  }

  get hosts(): string {
    return this.nodes.map(({ host, port }) => `${host}:${port}`).join(',');
  }

  elect(leader: EventStoreStandIn, dead: readonly EventStoreStandIn[] = []): void {
    this.#dead = dead;
    for (const each of this.nodes) {
      each.node.isReady = true;
      each.node.leader = each === leader ? null : { host: leader.host, port: leader.port };
    }
    this.#tell((each) => (each === leader ? 'leader' : 'follower'), dead);
  }

  /**
   * The leader is stopped with SIGTERM: its port closes at once, the others go on naming it, then they are not ready, then the next one
   * leads. `scale` shortens it.
   */
  async plannedStop({ scale = 1 }: { readonly scale?: number } = {}): Promise<void> {
    const leader = this.nodes.find(({ node }) => node.leader === null)!;
    const others = this.nodes.filter((each) => each !== leader);
    leader.kill();
    await sleep(STILL_NAMED_MS * scale);
    for (const { node } of others) node.isReady = false;
    this.#tell((each) => (each === leader ? 'leader' : 'unknown'), [leader]);
    await sleep(NOT_READY_MS * scale);
    this.elect(others[0]!, [leader]);
  }

  /**
   * A leader that is asked to resign does, the best candidate leads at once, which may be the same one again, and otherwise it is a follower some
   * time later.
   */
  letResign({ scale = 1 }: { readonly scale?: number } = {}): void {
    for (const standIn of this.nodes)
      standIn.node.onResign = () => {
        if (standIn.node.leader !== null) return;
        const dead = this.#dead;
        const candidates = this.nodes.filter((each) => !dead.includes(each));
        const next = candidates.toSorted((a, b) => compareCandidates(a.node.candidate, b.node.candidate))[0]!;
        this.elect(next, dead);
        if (next === standIn) return;
        this.#tell((each) => (each === next ? 'leader' : each === standIn ? 'clone' : 'follower'), dead);
        setTimeout(() => this.elect(next, dead), RESIGNED_MS * scale).unref();
      };
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.close()));
  }

  #tell(stateOf: (standIn: EventStoreStandIn) => State, dead: readonly EventStoreStandIn[] = []): void {
    const members = this.nodes.map((each) => ({ host: each.host, port: each.port, state: stateOf(each), isAlive: !dead.includes(each) }));
    for (const { node } of this.nodes) node.members = members;
  }
}
