import { serve } from '../kit/role.ts';
import { EventStoreStandIn } from '../../testing/eventstore/stand-in.ts';

// The stand-in for EventStoreDB: in memory, so no disk is waited for.
const standIn = await EventStoreStandIn.start();

const methods = {
  url: () => standIn.url,

  /** How long an append is under way; the same one sent again meanwhile is dropped, as servers do. */
  commitMs: (ms: number) => {
    standIn.node.commitMs = ms;
  },
};

export type StandInRole = typeof methods;
serve(methods);
