import { clock } from './clock.ts';
import { diskFull, powerCut } from './disks.ts';
import { failPoints } from './fail-points.ts';
import type { Fault } from './fault.ts';
import { kills } from './kills.ts';
import { network } from './network.ts';
import { provider } from './provider.ts';
import { queueFlushed, storeFrozen } from './stores.ts';

export const ALL_FAULTS: readonly Fault[] = [...kills, failPoints, queueFlushed, storeFrozen, provider, powerCut, network, diskFull, clock];
