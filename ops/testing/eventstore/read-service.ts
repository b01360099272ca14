import { randomUUID } from 'node:crypto';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { filterOf } from './filter.ts';
import type { Recorded } from './log.ts';
import { eventResponse, streamNameOf, streamNotFoundResponse } from './messages.ts';
import type { Node } from './node.ts';
import { send } from './sending.ts';
import type { ReadCall } from './sending.ts';
import { streamDeleted } from './status.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Reads and subscriptions are all one method of the protocol. */
export function read(node: Node, subscriptions: Subscriptions) {
  return async (call: ReadCall): Promise<void> => {
    const options = call.request.getOptions();
    if (!options) return;
    node.openReads += 1;
    call.once('close', () => (node.openReads -= 1));
    call.on('error', () => undefined);
    const isSubscription = options.hasSubscription();
    const stream = options.hasStream() ? streamNameOf(options.getStream()?.getStreamIdentifier()) : '$all';
    const admission = await node.admit(isSubscription ? 'subscribe' : 'read', call.metadata, { action: 'read', stream });
    if (admission === 'hangs' || call.cancelled) return;
    if (typeof admission === 'object' && 'refused' in admission) return void call.emit('error', admission.refused);
    if (isSubscription) return subscriptions.serve(call, options, { id: randomUUID(), isSilent: admission === 'silent' });
    await answerRead(node, call, options);
    if (typeof admission === 'object' && admission.afterwards) call.emit('error', admission.afterwards);
    else if (!call.writableEnded) call.end();
  };
}

async function answerRead(node: Node, call: ReadCall, options: ReadReq.Options): Promise<void> {
  const stream = options.hasStream() ? streamNameOf(options.getStream()?.getStreamIdentifier()) : null;
  if (stream !== null && node.log.isTombstoned(stream)) return void call.emit('error', streamDeleted(stream));
  if (stream !== null && node.log.readableFrom(stream) === null) return void call.write(streamNotFoundResponse(stream));
  const filter = filterOf(options);
  let left = Number(options.getCount());
  for (const event of stream === null ? allEvents(node, options) : streamEvents(node, stream, options)) {
    if (left <= 0 || call.cancelled) return;
    if (filter && !filter.matches(event)) continue;
    left -= 1;
    await send(call, eventResponse(event));
  }
}

const isBackwards = (options: ReadReq.Options): boolean => options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;

/** Forwards the event at the position is included, backwards it is not. */
function* allEvents(node: Node, options: ReadReq.Options): Generator<Recorded> {
  const { log } = node;
  const all = options.getAll();
  const edge = (): number => (all?.hasStart() ? 0 : log.indexFrom(BigInt(all?.getPosition()?.getCommitPosition() ?? 0)));
  let index = all?.hasEnd() ? log.events.length : edge();
  if (isBackwards(options)) while (index > 0) yield log.events[--index]!;
  else while (index < log.events.length) yield log.events[index++]!;
}

/** The revision is included in both directions. What the stream's settings hide is left out. */
function* streamEvents(node: Node, name: string, options: ReadReq.Options): Generator<Recorded> {
  const events = node.log.stream(name)!;
  const given = options.getStream();
  const last = events.length - 1;
  const first = node.log.readableFrom(name) ?? events.length;
  if (isBackwards(options)) {
    let index = given?.hasRevision() ? Math.min(Number(given.getRevision()), last) : given?.hasStart() ? 0 : last;
    while (index >= first) yield events[index--]!;
    return;
  }
  let index = Math.max(first, given?.hasRevision() ? Number(given.getRevision()) : given?.hasStart() ? 0 : last + 1);
  while (index < events.length) yield events[index++]!;
}
