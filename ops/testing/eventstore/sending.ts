import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** As fast as the reader takes it. */
export async function send(call: ReadCall, response: ReadResp): Promise<void> {
  if (call.cancelled || call.destroyed) return;
  if (!call.write(response)) await room(call);
}

const SIGNS = ['drain', 'close', 'cancelled'] as const;

function room(call: ReadCall): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      for (const sign of SIGNS) call.off(sign, done);
      resolve();
    };
    for (const sign of SIGNS) call.once(sign, done);
  });
}
