import type { Metadata, sendUnaryData, ServerUnaryCall, ServiceError } from '@grpc/grpc-js';
import type { SetNodePriorityReq } from '@eventstore/db-client/generated/operations_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import type { Method } from './faults.ts';
import type { Node } from './node.ts';
import { accessDenied } from './status.ts';

/** The answer comes before anything has happened. */
export function resignNode(node: Node) {
  return async (call: ServerUnaryCall<Empty, Empty>, answer: sendUnaryData<Empty>): Promise<void> => {
    const refusal = await refusalOf(node, 'resign', call.metadata);
    if (refusal) return answer(refusal);
    node.onResign();
    answer(null, new shared.Empty());
  };
}

/** Until the next start. It counts in the next election, and begins none. */
export function setNodePriority(node: Node) {
  return async (call: ServerUnaryCall<SetNodePriorityReq, Empty>, answer: sendUnaryData<Empty>): Promise<void> => {
    const refusal = await refusalOf(node, 'priority', call.metadata);
    if (refusal) return answer(refusal);
    node.candidate = { ...node.candidate, priority: call.request.getPriority() };
    answer(null, new shared.Empty());
  };
}

/** These are for administrators and those who run the server. */
async function refusalOf(node: Node, method: Method, metadata: Metadata): Promise<ServiceError | null> {
  const admission = await node.admit(method, metadata);
  if (typeof admission === 'object' && 'refused' in admission) return admission.refused;
  const caller = node.access?.caller(metadata);
  return caller && !['$admins', '$ops'].some((group) => caller.groups.includes(group)) ? accessDenied() : null;
}
