import type { Failure } from './failure.ts';
import { type Call, type Network, type Outcome, send } from './send.ts';

/** How long is waited before what became of a change is asked for again: a minute in all, which a restart of ours does not take. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** The keys of changes whose answer never came, or was that we are busy: whoever asks for the same again asks what became of the first. */
const unsettled = new Map<string, string>();

/**
 * Sends a change with a key of its own, by which it is done once. When its answer is lost, the same is asked for with the same key until one
 * comes; when none does, the failure is `unsettled`: nobody knows whether it was done.
 */
export async function sendOnce(call: Call, network: Network): Promise<Outcome> {
  const asked = identityOf(call);
  const key = unsettled.get(asked) ?? newKey();
  let outcome = await send({ ...call, key }, network);
  if (network.pause && isLost(outcome.error)) network.onLost?.();
  for (const ms of network.pause ? PAUSES_MS : []) {
    if (!isLost(outcome.error)) break;
    await network.pause?.(ms);
    outcome = await send({ ...call, key }, network);
  }
  const { error } = outcome;
  if (isLost(error) || isBusy(error)) unsettled.set(asked, key);
  else unsettled.delete(asked);
  return isLost(error) ? { error: { ...error, unsettled: true } } : outcome;
}

const identityOf = ({ endpoint: { method, path }, params, query, body, version }: Call): string =>
  JSON.stringify([method, path, params, query, body, version]);

/** Not `randomUUID`: browsers have that on secure pages only. */
const newKey = (): string => crypto.getRandomValues(new Uint8Array(16)).join('-');

/** Nothing came, or a page of something between us. Our own server says why it refuses, except that it is still at it (504). */
const isLost = (failure: Failure | undefined): failure is Failure =>
  failure !== undefined && (failure.status === 504 || (!failure.serverMessage && [0, 200, 502, 503].includes(failure.status)));

/** By then something may be written. */
const isBusy = (failure: Failure | undefined): boolean => failure?.status === 503;
