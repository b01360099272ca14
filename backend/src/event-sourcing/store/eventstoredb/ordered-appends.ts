import { withTimeout } from '../../concurrency/with-timeout.ts';
import type { RecordedEvent } from '../event-store.ts';
import { prepareAppend } from '../prepared-append.ts';
import { carryingTime, toOutgoing } from './event-codec.ts';
import type { AppendsInOrder } from './eventstoredb-gateway.ts';
import { noAnswer } from './failures.ts';
import { compareLogPositions } from './positions.ts';
import type { LogPosition } from './positions.ts';

/** The server stored two events in another order than they were sent in. It cannot be put right: nothing is ever taken out of a log. */
export class OutOfOrder extends Error {
  constructor({ id }: RecordedEvent) {
    super(`The server stored the event ${id} before one that was sent earlier`);
    this.name = 'OutOfOrder';
  }
}

type Limits = { readonly events: number; readonly bytes: number; readonly answerMs: number };

const LIMITS: Limits = { events: 256, bytes: 4 * 1024 * 1024, answerMs: 20_000 };

type Sent = { readonly event: RecordedEvent; readonly bytes: number; readonly answer: Promise<LogPosition | null> };

/**
 * Many appends are under way at once where their order is kept, else one. Each names its exact revision; the places that the server
 * answers with must rise. At the first failure nothing more is sent.
 */
export async function appendInOrder(
  appends: AppendsInOrder,
  events: AsyncIterable<RecordedEvent>,
  stored: (event: RecordedEvent) => void,
  limits: Limits = LIMITS,
): Promise<void> {
  const underWay: Sent[] = [];
  let bytes = 0;
  let last: LogPosition | null = null;
  const lost = new AbortController();
  const settleFirst = async (): Promise<void> => {
    const { event, bytes: size, answer } = underWay.shift()!;
    const position = await answer;
    if (position && last && compareLogPositions(position, last) <= 0) throw new OutOfOrder(event);
    last = position ?? last;
    bytes -= size;
    stored(event);
  };
  const send = (event: RecordedEvent): Sent => {
    const append = prepareAppend(event.stream, event.revision === 0 ? 'no-stream' : event.revision - 1, [carryingTime(event)]);
    const answer = withTimeout(appends.append(event.stream, event.revision - 1, toOutgoing(append)), limits.answerMs, () => {
      throw noAnswer();
    }).then(({ position }) => position);
    // The first that fails is told; what comes behind it fails with it.
    answer.catch(() => lost.abort());
    return { event, bytes: append.bytes, answer };
  };
  for await (const event of events) {
    while (underWay.length > 0 && (lost.signal.aborted || isFull(appends, underWay.length, bytes, limits))) await settleFirst();
    const sent = send(event);
    underWay.push(sent);
    bytes += sent.bytes;
  }
  while (underWay.length > 0) await settleFirst();
}

const isFull = ({ keepsOrder }: Pick<AppendsInOrder, 'keepsOrder'>, events: number, bytes: number, limits: Limits): boolean =>
  events >= (keepsOrder ? limits.events : 1) || bytes >= limits.bytes;
