import type { Server } from '../kit/database.ts';
import type { Role } from '../kit/role.ts';
import type { LoadRole, Target } from '../roles/load.role.ts';

export const MODERATE_PER_SECOND = 100;

/** As in the middle of answering: each has saved an answer within the last minute. */
export async function answering(load: Role<LoadRole>, server: Server, target: Target): Promise<Target> {
  await load.call('everybodyOnce', target);
  await server.settle();
  return target;
}

/** Milliseconds, at a rate below what the machine can do. */
export const savingP50 = async (load: Role<LoadRole>, server: Server, target: Target, seconds: number): Promise<number> =>
  (await load.call('moderate', await answering(load, server, target), MODERATE_PER_SECOND, seconds)).p50;
