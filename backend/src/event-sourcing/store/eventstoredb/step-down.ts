import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../event-store.ts';
import { asking } from './asking.ts';
import { parseConnectionUrl } from './connection-url.ts';
import type { Member } from './eventstoredb-messages.ts';

/** One line, for the person who asked. */
export class CannotStepDown extends Error {
  override readonly name = 'CannotStepDown';
}

type StepDownOptions = { readonly withinMs?: number; readonly pollMs?: number };

/**
 * Lets a node resign, if it leads, and waits until it follows another one: then it may be stopped, and saves hardly notice. Returns the leader.
 * Throws CannotStepDown, AccessDenied, StoreUnavailable.
 */
export async function stepDown(url: string, node: string, { withinMs = 60_000, pollMs = 500 }: StepDownOptions = {}): Promise<string> {
  const found = memberOf(await membersAt(url), node);
  const itself = urlOf(url, found);
  assertOthersSuffice(await membersAt(itself), found);
  if (found.state === 'leader') await asking(itself, (ask) => ask((server) => server.resign()), { ofNode: true });
  const until = performance.now() + withinMs;
  for (;;) {
    const members = await membersAt(itself).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return [];
      throw error;
    });
    const leader = members.find((each) => each.state === 'leader' && each.isAlive && !isSame(each, found));
    if (leader && members.some((each) => isSame(each, found) && each.state === 'follower')) return nameOf(leader);
    if (performance.now() > until)
      throw new CannotStepDown(`${nameOf(found)} follows nobody yet. Do not stop it: look at its log, or ask again in a minute`);
    await sleep(pollMs);
  }
}

const membersAt = (url: string): Promise<readonly Member[]> => asking(url, (ask) => ask((server) => server.members()), { ofNode: true });

/** By name, with or without its port, as the nodes call each other. */
function memberOf(members: readonly Member[], node: string): Member {
  const wanted = node.toLowerCase();
  const found = members.filter((each) => [each.host.toLowerCase(), nameOf(each).toLowerCase()].includes(wanted));
  if (found.length === 1 && found[0]) return found[0];
  const names = members.map(nameOf).join(', ');
  throw new CannotStepDown(
    found.length > 1
      ? `More than one node is called ${node}: name it with its port: ${names}`
      : `There is no node ${node}: there are ${names}`,
  );
}

/** A majority of all must be left, the one that is to be stopped not counted. */
function assertOthersSuffice(members: readonly Member[], node: Member): void {
  const voters = members.filter(({ state }) => !state.includes('readonly'));
  if (voters.length < 2)
    throw new CannotStepDown(`${nameOf(node)} is alone: nobody can lead in its place, and saves fail while it is stopped`);
  const dead = voters.filter((each) => !each.isAlive && !isSame(each, node));
  if (voters.length - 1 - dead.length > voters.length / 2) return;
  throw new CannotStepDown(`Without ${nameOf(node)} there is no majority: start ${dead.map(nameOf).join(', ') || 'a third node'} first`);
}

function urlOf(url: string, { host, port }: Member): string {
  const { login, options } = parseConnectionUrl(url);
  const who = login ? `${encodeURIComponent(login.username)}:${encodeURIComponent(login.password)}@` : '';
  return `esdb://${who}${host}:${port}?${[...options].map(([name, value]) => `${name}=${value}`).join('&')}`;
}

const isSame = (a: Member, b: Member): boolean => a.host === b.host && a.port === b.port;
const nameOf = ({ host, port }: Member): string => `${host}:${port}`;
