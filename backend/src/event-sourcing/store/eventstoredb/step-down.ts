import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '../event-store.ts';
import { asking } from './asking.ts';
import { parseConnectionUrl } from './connection-url.ts';
import type { Member } from './eventstoredb-messages.ts';

/** One line, for the person who asked. */
export class CannotStepDown extends Error {
  override readonly name = 'CannotStepDown';
}

export type SteppedDown = {
  readonly leader: string;
  /** It led, and has the lowest priority until it is started again. */
  readonly isLowered: boolean;
};

type StepDownOptions = {
  /** What is given back when it goes on leading: the one of its settings, which the server does not tell. */
  readonly priority?: number;
  readonly withinMs?: number;
  readonly pollMs?: number;
  readonly resignAgainMs?: number;
  /** Whoever waits gives up. */
  readonly signal?: AbortSignal;
};

/** Of all that a server takes. */
const LOWEST_PRIORITY = -(2 ** 31);

/**
 * Lets a node resign, if it leads, and waits until it follows another one: then it may be stopped, and saves hardly notice. A leader that
 * resigned may be elected again, so its priority is lowered first.
 * Throws CannotStepDown, AccessDenied, StoreUnavailable; then it has its priority back.
 */
export async function stepDown(url: string, node: string, { priority = 0, ...waiting }: StepDownOptions = {}): Promise<SteppedDown> {
  const found = memberOf(await membersAt(url), node);
  const itself = urlOf(url, found);
  assertOthersSuffice(await membersAt(itself), found);
  if (found.state !== 'leader') return { leader: await waitUntilFollower(itself, found, waiting), isLowered: false };
  await setPriority(itself, LOWEST_PRIORITY);
  try {
    await resign(itself);
    return { leader: await waitUntilFollower(itself, found, { ...waiting, resignAgain: () => resign(itself) }), isLowered: true };
  } catch (error) {
    await setPriority(itself, priority).catch((cause: unknown) => {
      throw new CannotStepDown(`${nameOf(found)} could not be given its priority back, and has the lowest until its next start`, { cause });
    });
    throw error;
  }
}

/** For a node that stepped down and is not stopped after all. Throws CannotStepDown, AccessDenied, StoreUnavailable. */
export async function giveBackPriority(url: string, node: string, priority: number): Promise<void> {
  await setPriority(urlOf(url, memberOf(await membersAt(url), node)), priority);
}

type Waiting = Omit<StepDownOptions, 'priority'> & { readonly resignAgain?: () => Promise<void> };

async function waitUntilFollower(
  itself: string,
  node: Member,
  { withinMs = 60_000, pollMs = 500, resignAgainMs = 5_000, signal, resignAgain }: Waiting,
): Promise<string> {
  const began = performance.now();
  let resignedAt = began;
  for (;;) {
    const members = await membersAt(itself).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return [];
      throw error;
    });
    const own = members.find((each) => isSame(each, node));
    const leader = members.find((each) => each.state === 'leader' && each.isAlive && !isSame(each, node));
    if (leader && own?.state === 'follower') return nameOf(leader);
    const isLeader = own?.state === 'leader';
    if (signal?.aborted)
      throw new CannotStepDown(`Interrupted. ${nameOf(node)} ${isLeader ? 'leads' : 'does not follow yet'}: do not stop it`);
    if (performance.now() > began + withinMs) throw new CannotStepDown(`${nameOf(node)} ${isLeader ? LEADS_AGAIN : FOLLOWS_NOBODY}`);
    if (isLeader && resignAgain && performance.now() > resignedAt + resignAgainMs) {
      await resignAgain();
      resignedAt = performance.now();
    }
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

const FOLLOWS_NOBODY = 'follows nobody yet. Do not stop it: look at its log, or ask again in a minute';
/** What comes before the priority: epoch, and how much it has written. */
const LEADS_AGAIN = 'was elected again each time: the others do not have all of its log yet. Do not stop it: ask again in a minute';

const resign = (itself: string): Promise<void> => asking(itself, (ask) => ask((server) => server.resign()), { ofNode: true });
const setPriority = (itself: string, priority: number): Promise<void> =>
  asking(itself, (ask) => ask((server) => server.setPriority(priority)), { ofNode: true });
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
