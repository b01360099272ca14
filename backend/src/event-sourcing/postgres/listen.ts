import { Backoff } from '../concurrency/backoff.ts';
import type { ConnectDirect } from './connections.ts';
import { aborted, DirectSession } from './direct-session.ts';

type ListenOptions = {
  readonly connectDirect: ConnectDirect;
  /** Of the connection. */
  readonly name: string;
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Messages may have been missed. */
  readonly onGap: () => void;
  readonly signal: AbortSignal;
};

/** LISTENs until the signal aborts. A connection that is lost is made again. */
export async function listen({ connectDirect, name, channel, onPayload, onGap, signal }: ListenOptions): Promise<void> {
  const backoff = new Backoff({ firstMs: 200, longestMs: 2_000 });
  while (!signal.aborted) {
    try {
      const session = await DirectSession.open(connectDirect, name);
      await session.listen(channel, onPayload);
      backoff.reset();
      await aborted(session.gone, signal);
      await session.close();
    } catch {
      // Tried again below.
    }
    onGap();
    await backoff.pause(signal);
  }
}
