import type { Random } from '../../demo/cast/random.ts';
import type { Crowd } from '../people/crowd.ts';
import type { Kind, Stage } from '../stage.ts';

/** What a harness that cannot fail would not notice: switched off on purpose. */
export const BREAKS = ['fsync', 'retry-ids', 'outbox'] as const;
export type Break = (typeof BREAKS)[number];

export type World = { readonly stage: Stage; readonly crowd: Crowd; readonly random: Random; readonly broken: ReadonlySet<Break> };

export type Fault = {
  readonly name: string;
  readonly about: string;
  readonly kind: Kind;
  /** Once; when it returns, whatever comes back by itself is coming back. */
  strike(world: World): Promise<void>;
};
