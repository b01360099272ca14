import type { Measured } from '../kit/bench.ts';
import type { Server } from '../kit/database.ts';

export type EventStoreSizes = {
  readonly rounds: number;
  readonly ms: number;
  readonly events: number;
  readonly facts: number;
  readonly kills: number;
  readonly seed: number;
  readonly customers: number;
  readonly seconds: number;
  readonly doubles: number;
};

export type EventStorePart = (server: Server, sizes: EventStoreSizes) => Promise<Measured>;
