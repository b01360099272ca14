import { checkAnchors } from '../anchors/check-anchors.ts';
import { hashesOf } from '../anchors/verify-log.ts';
import type { KeptLinks, LogReport, VerifyOptions } from '../anchors/verify-log.ts';
import type { ChainReport } from '../postgres/verify-chain.ts';
import { isUserEvent } from './event-codec.ts';
import type { RawEvent } from './event-codec.ts';
import { numberOf } from './hash-of-history.ts';
import { HiddenEvents, isAboutStream } from './hidden-events.ts';
import { HistoryCheck } from './history-check.ts';
import type { HistoryFault } from './history-check.ts';
import type { KeptChain, Link } from './kept-chain.ts';

export type VerifyHistoryOptions = Omit<VerifyOptions, 'each'> & {
  /** All events that are looked at, in order, with their bytes. */
  readonly history: () => AsyncIterable<RawEvent>;
  /** Null where it is not at hand: then the anchors alone speak for the log. */
  readonly chain: Pick<KeptChain, 'end' | 'links' | 'has'> | null;
  readonly each?: ((event: RawEvent) => void) | undefined;
};

export const isCovered = (event: RawEvent): boolean => isUserEvent(event) || isAboutStream(event);

/**
 * Reads the whole log and compares it, event by event, with the chain that was kept of it and with every anchor. Names the first event that is
 * changed, missing, moved or was put in, or that the server hides.
 */
export async function verifyHistory({ history, chain, file, publicKey, before, each }: VerifyHistoryOptions): Promise<LogReport> {
  const lines = await file.lines();
  const { anchors, faults } =
    publicKey && lines ? checkAnchors(lines, publicKey, file.path, { inOrder: true, before }) : { anchors: [], faults: [] };
  const inOrder = anchors.toSorted((a, b) => a.position - b.position);
  const newest = inOrder.at(-1) ?? null;
  const found = await follow({ history, chain, each, check: new HistoryCheck(hashesOf(inOrder)), newest: newest?.position ?? 0 });
  const soundTo = found.chain.intact ? Infinity : found.chain.position - 1;
  const sound = inOrder.findLast(({ position }) => position <= soundTo) ?? null;
  return { ...found, faults, inFile: lines?.length ?? null, inDatabase: null, onlyInFile: 0, newest, sound };
}

type Following = Pick<VerifyHistoryOptions, 'history' | 'chain' | 'each'> & { readonly check: HistoryCheck; readonly newest: number };

async function follow({ history, chain, each, check, newest }: Following): Promise<Pick<LogReport, 'chain' | 'since' | 'kept'>> {
  // Before the log is read: what is chained meanwhile stands after what is read here.
  const end = chain && (await chain.end());
  const era = end?.era ?? 1;
  const links = end?.last ? chain?.links(era, end.last.number) : undefined;
  const nextLink = async (): Promise<Link | null> => (await links?.next())?.value ?? null;
  const hidden = new HiddenEvents();
  let [kept, since, beyond] = [await nextLink(), 0, 0];
  let fault: HistoryFault | null = null;
  const isMoved = async ({ fault: what }: HistoryFault, { id }: RawEvent): Promise<boolean> => {
    if (!chain || !kept || isSame(id, kept)) return false;
    return what === 'missing' ? stands(history(), kept) : (what === 'added' || what === 'content') && chain.has(era, id);
  };
  for await (const event of history()) {
    if (!isUserEvent(event)) {
      hidden.note(event);
      continue;
    }
    fault = check.accept(event, kept);
    if (fault) {
      if (await isMoved(fault, event)) fault = { ...fault, fault: 'moved' };
      break;
    }
    each?.(event);
    if (numberOf(event) > newest) since += 1;
    if (!kept) beyond += 1;
    kept = await nextLink();
  }
  fault ??= check.end(kept);
  if (!fault && hidden.first !== null) fault = { position: hidden.first, fault: 'hidden' };
  const summary: KeptLinks | null = chain && { links: end?.last?.number ?? 0, beyond, erasBefore: era - 1 };
  return { chain: reportOf(check, fault), since, kept: summary };
}

const isSame = (id: string, link: Link): boolean => id.toLowerCase() === link.id;

async function stands(history: AsyncIterable<RawEvent>, link: Link): Promise<boolean> {
  for await (const { id } of history) if (isSame(id, link)) return true;
  return false;
}

function reportOf({ last }: HistoryCheck, fault: HistoryFault | null): ChainReport {
  const verified = last?.number ?? 0;
  if (fault) return { intact: false, verified, ...fault };
  return { intact: true, verified, last: last && { position: numberOf(last), hash: last.hash.toString('hex') } };
}
