import type { Metadata, sendUnaryData, ServerDuplexStream, ServerReadableStream, ServiceError } from '@grpc/grpc-js';
import type { AppendReq, AppendResp, BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { toAppendResponse, toBatchResponse } from './append-responses.ts';
import { now } from './log.ts';
import type { AppendOutcome, Expected, Proposed } from './log.ts';
import { expectedOf, proposedOf, streamNameOf } from './messages.ts';
import type { Node } from './node.ts';
import { statusError, streamDeleted, tooLarge } from './status.ts';

/** As servers up to 25.0 have it. */
const APPEND_LIMIT = 1024 * 1024;

type Pending = { readonly stream: string; readonly expected: Expected; readonly events: Proposed[]; readonly isTooLate?: boolean };

const sizeOf = (events: readonly Proposed[]): number =>
  events.reduce((sum, { data, metadata, type }) => sum + data.length + metadata.length + 2 * type.length, 0);

export function append(node: Node) {
  return async (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>): Promise<void> => {
    try {
      const pending = await collect(call);
      if (pending === null) return;
      const outcome = await carryOut(node, call.metadata, pending);
      if (outcome instanceof Error) answer(outcome);
      else if (outcome) answer(null, toAppendResponse(outcome));
    } catch {
      // The caller hung up in the middle of its request: nothing was stored.
    }
  };
}

/** Each append is answered when its last part has come. */
export function batchAppend(node: Node) {
  return (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    call.on('error', () => undefined);
    if (!node.hasBatch) return void call.emit('error', statusError('UNIMPLEMENTED', 'Unknown method'));
    node.openBatches.add(call);
    call.once('close', () => node.openBatches.delete(call));
    const pendingAppends = new Map<string, Pending>();
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const options = request.getOptions();
      if (options) pendingAppends.set(id, toPending(options));
      const pending = pendingAppends.get(id);
      pending?.events.push(...request.getProposedMessagesList().map(proposedOf));
      if (!request.getIsFinal() || !pending) return;
      pendingAppends.delete(id);
      void answerBatch(node, call, request, pending);
    });
    call.on('end', () => call.end());
  };
}

function toPending(options: BatchAppendReq.Options): Pending {
  const stream = streamNameOf(options.getStreamIdentifier());
  const deadline = options.getDeadline()?.toDate();
  const isTooLate = deadline !== undefined && deadline.getTime() <= now();
  return { stream, expected: expectedOf(options, options.getStreamPosition()), events: [], isTooLate };
}

async function answerBatch(
  node: Node,
  call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>,
  request: BatchAppendReq,
  pending: Pending,
): Promise<void> {
  node.count('batchAppend');
  const outcome = await carryOut(node, call.metadata, pending);
  if (!outcome || call.cancelled || call.destroyed) return;
  const response = toBatchResponse(outcome, pending.stream);
  if (!response) return void call.emit('error', outcome as Error);
  response.setCorrelationId(request.getCorrelationId());
  call.write(response);
}

async function collect(call: ServerReadableStream<AppendReq, AppendResp>): Promise<Pending | null> {
  let pending: Pending | null = null;
  for await (const request of call as AsyncIterable<AppendReq>) {
    const options = request.getOptions();
    const message = request.getProposedMessage();
    if (options)
      pending = {
        stream: streamNameOf(options.getStreamIdentifier()),
        expected: expectedOf(options, options.getRevision()),
        events: [],
      };
    if (message) pending?.events.push(proposedOf(message));
  }
  return call.cancelled ? null : pending;
}

type Outcome = Exclude<AppendOutcome, { readonly kind: 'deleted' }> | ServiceError;

/** Null when nobody is told how it went. */
async function carryOut(node: Node, metadata: Metadata, pending: Pending): Promise<Outcome | null> {
  const admission = await node.admit('append', metadata, { action: 'write', stream: pending.stream });
  if (admission === 'hangs' || admission === 'silent') return null;
  if (typeof admission === 'object' && 'refused' in admission) return admission.refused;
  const outcome = await commit(node, pending);
  return typeof admission === 'object' ? admission.afterwards : outcome;
}

async function commit(node: Node, { stream, expected, events, isTooLate }: Pending): Promise<Outcome | null> {
  if (isTooLate) return statusError('ABORTED', 'The deadline is over');
  if (sizeOf(events) > APPEND_LIMIT) return tooLarge(APPEND_LIMIT);
  if (node.commitMs > 0 && !(await node.underWay(`${stream} ${events[0]?.id}`, () => sleep(node.commitMs)))) return null;
  const outcome = node.log.append(stream, expected, events);
  return outcome.kind === 'deleted' ? streamDeleted(stream) : outcome;
}
