import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { DeleteReq, DeleteResp, TombstoneReq, TombstoneResp } from '@eventstore/db-client/generated/streams_pb.js';
import { expectedOf, streamNameOf } from './messages.ts';
import type { Node } from './node.ts';
import { wrongExpectedVersion } from './status.ts';

/** For ever: the name cannot be used again. Access is looked at before the revision. */
export function tombstone(node: Node) {
  return async (call: ServerUnaryCall<TombstoneReq, TombstoneResp>, answer: sendUnaryData<TombstoneResp>): Promise<void> => {
    const options = call.request.getOptions();
    const stream = streamNameOf(options?.getStreamIdentifier());
    const admission = await node.admit('tombstone', call.metadata, { action: 'delete', stream });
    if (typeof admission === 'object' && 'refused' in admission) return answer(admission.refused);
    const expected = options ? expectedOf(options, options.getRevision()) : 'any';
    const current = (node.log.stream(stream)?.length ?? 0) - 1;
    if (typeof expected === 'number' && expected !== current) return answer(wrongExpectedVersion(stream, expected, current));
    node.log.tombstone(stream);
    const response = new streams.TombstoneResp();
    response.setNoPosition(new shared.Empty());
    answer(null, response);
  };
}

/** Leaves the name usable, and the events in the log: they are hidden. */
export function softDelete(node: Node) {
  return async (call: ServerUnaryCall<DeleteReq, DeleteResp>, answer: sendUnaryData<DeleteResp>): Promise<void> => {
    const options = call.request.getOptions();
    const stream = streamNameOf(options?.getStreamIdentifier());
    const admission = await node.admit('delete', call.metadata, { action: 'delete', stream });
    if (typeof admission === 'object' && 'refused' in admission) return answer(admission.refused);
    const expected = options ? expectedOf(options, options.getRevision()) : 'any';
    const current = (node.log.stream(stream)?.length ?? 0) - 1;
    if (typeof expected === 'number' && expected !== current) return answer(wrongExpectedVersion(stream, expected, current));
    node.log.softDelete(stream);
    const response = new streams.DeleteResp();
    response.setNoPosition(new shared.Empty());
    answer(null, response);
  };
}
