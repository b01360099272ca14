import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { MemberInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { OutgoingEvent } from './event-codec.ts';
import { Failure, toFailure } from './failures.ts';
import type { LogPosition } from './positions.ts';

export type Stored = { readonly revision: number; readonly position: LogPosition | null };

/** `state` in the server's words, in small letters: leader, follower, catchingup, clone, … */
export type Member = { readonly host: string; readonly port: number; readonly state: string; readonly isAlive: boolean };

const PACKAGE = 'event_store.client';

/**
 * `after` is -1 where there is no stream yet. No deadline: this version of the protocol has one in the client's wall-clock time, and a server
 * whose clock is ahead would refuse everything. Without one the server takes its own limit for writes, 2 s.
 */
export function toBatchRequest(id: string, stream: string, after: number, events: readonly OutgoingEvent[]): BatchAppendReq {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream));
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(identifier);
  if (after === -1) options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(after));
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(toUuid(id));
  request.setOptions(options);
  request.setProposedMessagesList(events.map(toProposed));
  request.setIsFinal(true);
  return request;
}

function toProposed({ id, type, data, metadata }: OutgoingEvent): BatchAppendReq.ProposedMessage {
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(toUuid(id));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  message.setData(Buffer.from(data));
  message.setCustomMetadata(Buffer.from(metadata));
  return message;
}

function toUuid(id: string) {
  const uuid = new shared.UUID();
  uuid.setString(id);
  return uuid;
}

/** Servers answer in the form that they were asked in, but for what they say of their own accord. */
export function correlationOf(response: BatchAppendResp): string {
  const id = response.getCorrelationId();
  const halves = id?.getStructured();
  if (!halves) return id?.getString() ?? '';
  const digits = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()].map(toHex).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const toHex = (signed: string): string => BigInt.asUintN(64, BigInt(signed)).toString(16).padStart(16, '0');

/** Throws Failure. */
export function toStored(response: BatchAppendResp): Stored {
  const success = response.getSuccess();
  if (!success) throw toBatchFailure(response);
  const position = success.getPosition();
  return {
    revision: Number(success.getCurrentRevision()),
    position: position ? { commit: BigInt(position.getCommitPosition()), prepare: BigInt(position.getPreparePosition()) } : null,
  };
}

/** Here the server's own errors travel in the answer, not as the call's status. */
function toBatchFailure(response: BatchAppendResp): Failure {
  const error = response.getError();
  const details = error?.getDetails();
  const cause = { code: error?.getCode(), message: error?.getMessage() };
  switch (details?.getTypeName()) {
    case `${PACKAGE}.WrongExpectedVersion`:
      return new Failure('conflict', {
        actual: revisionOf(shared.WrongExpectedVersion.deserializeBinary(details.getValue_asU8())),
        cause,
      });
    case `${PACKAGE}.MaximumAppendSizeExceeded`:
      return new Failure('too-large', {
        limitBytes: shared.MaximumAppendSizeExceeded.deserializeBinary(details.getValue_asU8()).getMaxappendsize(),
        cause,
      });
    case `${PACKAGE}.StreamDeleted`:
      return new Failure('deleted', { cause });
    case `${PACKAGE}.AccessDenied`:
      return new Failure('denied', { cause });
    case `${PACKAGE}.BadRequest`:
      return new Failure('refused', { cause });
    case `${PACKAGE}.Timeout`:
      return new Failure('in-doubt', { isTransient: true, code: 'timeout', cause });
    default:
      return toFailure(cause);
  }
}

type WrongVersion = { hasCurrentStreamRevision(): boolean; getCurrentStreamRevision(): string };

/** No stream is also told as the highest number there is. */
function revisionOf(wrong: WrongVersion): number | null {
  const revision = wrong.hasCurrentStreamRevision() ? Number(wrong.getCurrentStreamRevision()) : null;
  return Number.isSafeInteger(revision) ? revision : null;
}

const STATES = Object.entries(gossip.MemberInfo.VNodeState);

export function toMember(info: MemberInfo): Member {
  const state = STATES.find(([, value]) => value === info.getState())?.[0] ?? 'unknown';
  const at = info.getHttpEndPoint();
  return { host: at?.getAddress() ?? '', port: at?.getPort() ?? 0, state: state.toLowerCase(), isAlive: info.getIsAlive() };
}
