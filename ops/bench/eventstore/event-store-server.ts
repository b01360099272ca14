import type { ProcessGroup } from '../kit/process-group.ts';
import type { StandInRole } from '../roles/stand-in.role.ts';

export type EventStoreServer = {
  readonly url: string;
  readonly about: string;
  /** Appends take as long as on a server with a disk, so that the second of two equal ones finds the first under way. */
  slowDown(ms: number): Promise<unknown>;
};

/** The server of EVENTSTORE_TEST_URL, or a stand-in of its own. */
export async function eventStoreServer(group: ProcessGroup): Promise<EventStoreServer> {
  const given = process.env['EVENTSTORE_TEST_URL'];
  if (given) return { url: given, about: 'the server of EVENTSTORE_TEST_URL', slowDown: () => Promise.resolve() };
  const standIn = await group.role<StandInRole>('roles/stand-in.role.ts');
  return {
    url: await standIn.call('url'),
    about: 'the stand-in, which keeps everything in memory',
    slowDown: (ms) => standIn.call('commitMs', ms),
  };
}
