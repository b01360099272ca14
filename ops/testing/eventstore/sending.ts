import { once } from 'node:events';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Writes as fast as the reader takes it. */
export async function send(call: ReadCall, response: ReadResp): Promise<void> {
  if (call.cancelled || call.destroyed) return;
  if (!call.write(response)) await Promise.race([once(call, 'drain'), once(call, 'close'), once(call, 'cancelled')]);
}
