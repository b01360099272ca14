import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import type { Member, Node } from './node.ts';

const { VNodeState } = gossip.MemberInfo;
const STATES = {
  leader: VNodeState.LEADER,
  follower: VNodeState.FOLLOWER,
  clone: VNodeState.CLONE,
  'read-only-replica': VNodeState.READONLYREPLICA,
  unknown: VNodeState.UNKNOWN,
} as const;

export function readGossip(node: Node) {
  return async (call: ServerUnaryCall<Empty, ClusterInfo>, answer: sendUnaryData<ClusterInfo>): Promise<void> => {
    const admission = await node.admit('gossip', call.metadata);
    if (typeof admission === 'object' && 'refused' in admission && node.members.length === 0) return answer(admission.refused);
    if (admission === 'hangs') return;
    const info = new gossip.ClusterInfo();
    info.setMembersList(node.members.map(toMember));
    answer(null, info);
  };
}

function toMember({ host, port, state, isAlive }: Member) {
  const endpoint = new gossip.EndPoint();
  endpoint.setAddress(host);
  endpoint.setPort(port);
  const id = new shared.UUID();
  id.setString('00000000-0000-0000-0000-000000000000');
  const member = new gossip.MemberInfo();
  member.setInstanceId(id);
  member.setTimeStamp('0');
  member.setState(STATES[state]);
  member.setIsAlive(isAlive);
  member.setHttpEndPoint(endpoint);
  return member;
}

/** A client learns from it whether it may append in batches. */
export function getSupportedMethods(node: Node) {
  return async (call: ServerUnaryCall<Empty, SupportedMethods>, answer: sendUnaryData<SupportedMethods>): Promise<void> => {
    const admission = await node.admit('features', call.metadata);
    if (typeof admission === 'object' && 'refused' in admission) return answer(admission.refused);
    if (admission === 'hangs') return;
    const method = new features.SupportedMethod();
    method.setServiceName('event_store.client.streams.streams');
    method.setMethodName('batchappend');
    const supported = new features.SupportedMethods();
    supported.setEventStoreServerVersion('23.10.0');
    supported.setMethodsList(node.hasBatch ? [method] : []);
    answer(null, supported);
  };
}
