import type { sendUnaryData, ServerDuplexStream, ServerReadableStream, ServiceError } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status_pb from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp, BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import any_pb from 'google-protobuf/google/protobuf/any_pb.js';
import empty_pb from 'google-protobuf/google/protobuf/empty_pb.js';
import type { AppendOutcome, Expected, Proposed } from './log.ts';
import { expectedOf, proposedOf, streamNameOf } from './messages.ts';
import type { Node } from './node.ts';
import { streamDeleted, tooLarge } from './status.ts';

/** As servers up to 25.0 have it. */
const APPEND_LIMIT = 1024 * 1024;

type Pending = { readonly stream: string; readonly expected: Expected; readonly events: Proposed[] };

const sizeOf = (events: readonly Proposed[]): number =>
  events.reduce((sum, { data, metadata, type }) => sum + data.length + metadata.length + 2 * type.length, 0);

export function append(node: Node) {
  return async (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>): Promise<void> => {
    try {
      const pending = await collect(call);
      if (pending === null) return;
      const admission = await node.admit('append', call.metadata, { action: 'write', stream: pending.stream });
      if (admission === 'hangs' || admission === 'silent') return;
      if (typeof admission === 'object' && 'refused' in admission) return answer(admission.refused);
      const outcome = appendTo(node, pending);
      if (typeof admission === 'object') return admission.afterwards ? answer(admission.afterwards) : undefined;
      if (outcome instanceof Error) return answer(outcome);
      answer(null, toAppendResponse(outcome));
    } catch {
      // The caller hung up in the middle of its request: nothing was stored.
    }
  };
}

/** Each append is answered when its last part has come. */
export function batchAppend(node: Node) {
  return (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    const pendingAppends = new Map<string, Pending>();
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const options = request.getOptions();
      if (options) {
        const stream = streamNameOf(options.getStreamIdentifier());
        pendingAppends.set(id, { stream, expected: expectedOf(options, options.getStreamPosition()), events: [] });
      }
      pendingAppends.get(id)?.events.push(...request.getProposedMessagesList().map(proposedOf));
      const pending = pendingAppends.get(id);
      if (!request.getIsFinal() || !pending) return;
      pendingAppends.delete(id);
      void answerBatch(node, call, request, pending);
    });
    call.on('error', () => undefined).on('end', () => call.end());
  };
}

async function answerBatch(
  node: Node,
  call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>,
  request: BatchAppendReq,
  pending: Pending,
): Promise<void> {
  const admission = await node.admit('batchAppend', call.metadata, { action: 'write', stream: pending.stream });
  if (admission === 'hangs' || admission === 'silent') return;
  if (typeof admission === 'object' && 'refused' in admission) return void call.emit('error', admission.refused);
  const outcome = appendTo(node, pending);
  if (typeof admission === 'object') return void (admission.afterwards && call.emit('error', admission.afterwards));
  const response = outcome instanceof Error ? null : toBatchResponse(outcome, pending);
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

function appendTo(node: Node, { stream, expected, events }: Pending): AppendOutcome | ServiceError {
  if (sizeOf(events) > APPEND_LIMIT) return tooLarge(APPEND_LIMIT);
  const outcome = node.log.append(stream, expected, events);
  return outcome.kind === 'deleted' ? streamDeleted(stream) : outcome;
}

function toAppendResponse(outcome: AppendOutcome): AppendResp {
  const response = new streams.AppendResp();
  if (outcome.kind === 'appended') {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(outcome.last.position));
    position.setPreparePosition(String(outcome.last.position));
    const success = new streams.AppendResp.Success();
    success.setCurrentRevision(String(outcome.last.revision));
    success.setPosition(position);
    response.setSuccess(success);
  } else if (outcome.kind === 'wrong-version') {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (outcome.current === null) wrong.setCurrentNoStream(new shared.Empty());
    else wrong.setCurrentRevision(String(outcome.current));
    response.setWrongExpectedVersion(wrong);
  }
  return response;
}

function toBatchResponse(outcome: AppendOutcome, { stream }: Pending): BatchAppendResp {
  const response = new streams.BatchAppendResp();
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8'));
  response.setStreamIdentifier(identifier);
  if (outcome.kind === 'appended') {
    const position = new shared.AllStreamPosition();
    position.setCommitPosition(String(outcome.last.position));
    position.setPreparePosition(String(outcome.last.position));
    const success = new streams.BatchAppendResp.Success();
    success.setCurrentRevision(String(outcome.last.revision));
    success.setPosition(position);
    response.setSuccess(success);
  } else if (outcome.kind === 'wrong-version') {
    const wrong = new shared.WrongExpectedVersion();
    if (outcome.current === null) wrong.setCurrentNoStream(new empty_pb.Empty());
    else wrong.setCurrentStreamRevision(String(outcome.current));
    const details = new any_pb.Any();
    details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
    const error = new status_pb.Status();
    error.setDetails(details);
    response.setError(error);
  }
  return response;
}
