import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import type { Node } from './node.ts';
import { accessDenied } from './status.ts';

/** For administrators and those who run the server; the answer comes before anything has happened. */
export function resignNode(node: Node) {
  return async (call: ServerUnaryCall<Empty, Empty>, answer: sendUnaryData<Empty>): Promise<void> => {
    const admission = await node.admit('resign', call.metadata);
    if (typeof admission === 'object' && 'refused' in admission) return answer(admission.refused);
    const caller = node.access?.caller(call.metadata);
    if (caller && !['$admins', '$ops'].some((group) => caller.groups.includes(group))) return answer(accessDenied());
    node.onResign();
    answer(null, new shared.Empty());
  };
}
