import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { watchOthers } from '../kit/processor-time.ts';
import { playCustomer } from './customer.ts';
import type { World } from './customer.ts';
import { watchUsage } from './usage.ts';
import type { Usage } from './usage.ts';

/** Customers who came at one rate, and what of the processors all of it took while they came. */
export type Stretch = {
  readonly perSecond: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly cores: Usage;
  readonly others: number;
};

/** An open loop: customers come when they come, however long those before them take. */
export class Customers {
  readonly #world: World;
  readonly #launcher: number;
  #last = 0;

  constructor(world: World, launcher: number) {
    this.#world = world;
    this.#launcher = launcher;
  }

  async come(perSecond: number, seconds: number): Promise<Stretch> {
    const [used, others] = [watchUsage(this.#launcher), watchOthers()];
    const from = performance.now();
    const count = Math.max(1, Math.round(perSecond * seconds));
    for (let index = 0; index < count; index += 1) {
      const cameAt = from + (index * 1000) / perSecond;
      const wait = cameAt - performance.now();
      await (wait > 0 ? sleep(wait) : setImmediate());
      this.#last += 1;
      void playCustomer(this.#world, this.#last, cameAt);
    }
    await sleep(Math.max(0, from + seconds * 1000 - performance.now()));
    return { perSecond, count, from, to: performance.now(), cores: used().cores, others: others() ?? 0 };
  }

  /** Whether everybody who came is done within that time. */
  async leave(withinMs: number): Promise<boolean> {
    const until = performance.now() + withinMs;
    while (this.#world.recorder.underWay > 0 && performance.now() < until) await sleep(100);
    return this.#world.recorder.underWay === 0;
  }
}
