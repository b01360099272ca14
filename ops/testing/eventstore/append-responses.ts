import { status } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status_pb from '@eventstore/db-client/generated/status_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendResp, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import any_pb from 'google-protobuf/google/protobuf/any_pb.js';
import empty_pb from 'google-protobuf/google/protobuf/empty_pb.js';
import type { AppendOutcome } from './log.ts';

type Outcome = Exclude<AppendOutcome, { readonly kind: 'deleted' }>;

export function toAppendResponse(outcome: Outcome): AppendResp {
  const response = new streams.AppendResp();
  if (outcome.kind === 'appended') {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(outcome.last.position));
    position.setPreparePosition(String(outcome.last.position));
    const success = new streams.AppendResp.Success();
    success.setCurrentRevision(String(outcome.last.revision));
    success.setPosition(position);
    response.setSuccess(success);
  } else {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (outcome.current === null) wrong.setCurrentNoStream(new shared.Empty());
    else wrong.setCurrentRevision(String(outcome.current));
    response.setWrongExpectedVersion(wrong);
  }
  return response;
}

/** Null for what is not said about one append but ends the whole call. */
export function toBatchResponse(outcome: Outcome | ServiceError, stream: string): BatchAppendResp | null {
  const response = new streams.BatchAppendResp();
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8'));
  response.setStreamIdentifier(identifier);
  if (outcome instanceof Error) {
    const error = toStatus(outcome);
    return error && response.setError(error);
  }
  if (outcome.kind === 'appended') {
    const position = new shared.AllStreamPosition();
    position.setCommitPosition(String(outcome.last.position));
    position.setPreparePosition(String(outcome.last.position));
    const success = new streams.BatchAppendResp.Success();
    success.setCurrentRevision(String(outcome.last.revision));
    success.setPosition(position);
    return response.setSuccess(success);
  }
  const wrong = new shared.WrongExpectedVersion();
  if (outcome.current === null) wrong.setCurrentNoStream(new empty_pb.Empty());
  else wrong.setCurrentStreamRevision(String(outcome.current));
  return response.setError(withDetails('WrongExpectedVersion', wrong));
}

/** What the server says within the answer here, where the unary call has a status and trailers. */
function toStatus({ code, details, metadata }: ServiceError): Status | null {
  const exception = metadata.get('exception')[0];
  if (exception === 'maximum-append-size-exceeded') {
    const limit = new shared.MaximumAppendSizeExceeded();
    limit.setMaxappendsize(Number(metadata.get('maximum-append-size')[0]));
    return withDetails('MaximumAppendSizeExceeded', limit);
  }
  if (exception === 'stream-deleted') return withDetails('StreamDeleted', new shared.StreamDeleted());
  if (exception === 'access-denied') return withDetails('AccessDenied', new shared.AccessDenied());
  if (code === status.ABORTED) return withDetails('Timeout', new shared.Timeout());
  if (code === status.INVALID_ARGUMENT) return withDetails('BadRequest', new shared.BadRequest());
  if (!/Server Is|No leader info/.test(details)) return code === status.UNKNOWN ? withDetails('Unknown', new shared.Unknown()) : null;
  const notHandled = new status_pb.Status();
  notHandled.setMessage(details);
  const nothing = new any_pb.Any();
  nothing.pack(new empty_pb.Empty().serializeBinary(), 'google.protobuf.Empty');
  return notHandled.setDetails(nothing);
}

function withDetails(name: string, message: { serializeBinary(): Uint8Array }): Status {
  const details = new any_pb.Any();
  details.pack(message.serializeBinary(), `event_store.client.${name}`);
  const error = new status_pb.Status();
  error.setMessage(name);
  return error.setDetails(details);
}
