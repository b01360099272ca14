import { describe, expect, it } from '@jest/globals';
import codes from '@eventstore/db-client/generated/code_pb.js';
import type { Code } from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status_pb from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any_pb from 'google-protobuf/google/protobuf/any_pb.js';
import { correlationOf, toBatchRequest, toStored } from './eventstoredb-messages.ts';
import { Failure } from './failures.ts';

const ID = '01234567-89ab-4def-8123-fedcba987654';
const EVENT = { id: ID, type: 'T', data: '{"ä":1}', metadata: '{}' };

type Message = { serializeBinary(): Uint8Array };

const failureOf = (name: string, details: Message, text = '', code: Code = codes.Code.OK): unknown => {
  const any = new any_pb.Any();
  any.pack(details.serializeBinary(), name);
  const error = new status_pb.Status();
  error.setDetails(any);
  error.setMessage(text);
  error.setCode(code);
  try {
    return toStored(new streams.BatchAppendResp().setError(error));
  } catch (error) {
    return error;
  }
};
const wrong = (revision: string | null) => {
  const message = new shared.WrongExpectedVersion();
  return revision === null ? message.setCurrentNoStream(new shared.Empty()) : message.setCurrentStreamRevision(revision);
};
const EMPTY = new shared.Empty();

describe('a request', () => {
  it('carries the bytes as they are, one exact revision, and no deadline in anybody’s wall-clock time', () => {
    const bytes = toBatchRequest(ID, 'straße', 4, [EVENT]).serializeBinary();
    const request = streams.BatchAppendReq.deserializeBinary(bytes);
    const options = request.getOptions()!;
    expect(Buffer.from(options.getStreamIdentifier()!.getStreamName_asU8()).toString()).toBe('straße');
    expect([options.getStreamPosition(), options.hasNoStream(), options.hasDeadline(), request.getIsFinal()]).toEqual([
      '4',
      false,
      false,
      true,
    ]);
    expect(toBatchRequest(ID, 's', -1, []).getOptions()!.hasNoStream()).toBe(true);
    const [message] = request.getProposedMessagesList();
    expect(Buffer.from(message!.getData_asU8()).toString()).toBe(EVENT.data);
    expect(Object.fromEntries(message!.getMetadataMap().toArray())).toEqual({ type: 'T', 'content-type': 'application/json' });
  });
});

describe('an answer', () => {
  it('is known by its id in either form', () => {
    const halves = new shared.UUID.Structured();
    halves.setMostSignificantBits(String(BigInt.asIntN(64, 0x0123456789ab4defn)));
    halves.setLeastSignificantBits(String(BigInt.asIntN(64, 0x8123fedcba987654n)));
    const answers = [new shared.UUID().setString(ID), new shared.UUID().setStructured(halves)];
    expect(answers.map((id) => correlationOf(new streams.BatchAppendResp().setCorrelationId(id)))).toEqual([ID, ID]);
  });

  it('tells revision and position', () => {
    const success = new streams.BatchAppendResp.Success();
    success.setCurrentRevision('7');
    expect(toStored(new streams.BatchAppendResp().setSuccess(success))).toEqual({ revision: 7, position: null });
    success.setPosition(new shared.AllStreamPosition().setCommitPosition('12').setPreparePosition('11'));
    expect(toStored(new streams.BatchAppendResp().setSuccess(success))).toEqual({ revision: 7, position: { commit: 12n, prepare: 11n } });
  });

  const of = (name: string): string => `event_store.client.${name}`;
  it.each([
    ['another revision', of('WrongExpectedVersion'), wrong('7'), { kind: 'conflict', actual: 7, isTransient: false }],
    ['no stream', of('WrongExpectedVersion'), wrong(null), { kind: 'conflict', actual: null }],
    ['no stream as the highest number', of('WrongExpectedVersion'), wrong('18446744073709551615'), { kind: 'conflict', actual: null }],
    [
      'a limit',
      of('MaximumAppendSizeExceeded'),
      new shared.MaximumAppendSizeExceeded().setMaxappendsize(9),
      { kind: 'too-large', limitBytes: 9 },
    ],
    ['a deleted stream', of('StreamDeleted'), EMPTY, { kind: 'deleted' }],
    ['no right', of('AccessDenied'), EMPTY, { kind: 'denied' }],
    ['a bad request', of('BadRequest'), EMPTY, { kind: 'refused' }],
    ['a write given up', of('Timeout'), EMPTY, { kind: 'in-doubt', isTransient: true }],
    ['it does not know', of('Unknown'), EMPTY, { kind: 'in-doubt', isTransient: false }],
  ])('tells %s', (_, name, details, expected) => {
    const failure = failureOf(name, details);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject(expected);
  });

  it.each([
    'Server Is Too Busy',
    'Server Is Busy',
    'Server Is Not Ready',
    'No leader info available in response',
    'Unknown NotHandledReason (9)',
  ])('%s: nothing was stored', (text) => {
    expect(failureOf('google.protobuf.Empty', EMPTY, text)).toMatchObject({ kind: 'unreachable', isTransient: true });
  });

  it('of a kind that is not known is taken by its code', () => {
    expect(failureOf('event_store.client.Newer', EMPTY, 'text', codes.Code.INVALID_ARGUMENT)).toMatchObject({ kind: 'refused' });
    expect(failureOf('event_store.client.Newer', EMPTY, 'text', codes.Code.INTERNAL)).toMatchObject({
      kind: 'in-doubt',
      isTransient: false,
    });
  });
});
