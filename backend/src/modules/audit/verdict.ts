import type { ChainFault } from '../../event-sourcing/store/postgres/chain-check.ts';
import type { AnchorFault } from '../../event-sourcing/store/anchors/check-anchors.ts';
import type { KeptLinks, LogReport } from '../../event-sourcing/store/anchors/verify-log.ts';

export type Verdict = { readonly status: 0 | 1 | 2; readonly lines: readonly string[] };

/** What was found, in words for a person, and the exit status: 0 as it was signed, 1 changed, 2 cannot tell. */
export function verdictOn(report: LogReport, file: string): Verdict {
  const changes = [...chainLines(report), ...report.faults.map((fault) => anchorLine(fault))];
  if (changes.length > 0) return { status: 1, lines: [...counted(report, file), ...changes] };
  const doubts = doubtsAbout(report, file);
  if (doubts.length > 0) return { status: 2, lines: [...counted(report, file), ...doubts] };
  return { status: 0, lines: [...counted(report, file), `OK: up to position ${report.newest?.position} the log is what was signed.`] };
}

function counted({ chain, inFile, inDatabase, onlyInFile, newest, since, kept }: LogReport, file: string): readonly string[] {
  const copies = inDatabase === null ? '' : `, ${inDatabase} in the database`;
  return [
    `The log: ${count(chain.verified, 'event')}, each following from the one before${chain.intact ? '; that is all of it' : ''}.`,
    ...keptLines(kept),
    `Anchors: ${count(inFile ?? 0, 'line')} in ${file}${copies}.`,
    ...(onlyInFile > 0 ? [`In the file and not in the database: ${count(onlyInFile, 'line')}; the file is what counts.`] : []),
    ...(newest ? [`The newest: position ${newest.position}, signed ${newest.at}.`] : []),
    ...(newest && chain.intact && since > 0
      ? [`Since then ${count(since, 'event')}, not anchored yet${kept === null ? '' : ': only the chain speaks for them'}.`]
      : []),
  ];
}

function keptLines(kept: KeptLinks | null | undefined): readonly string[] {
  if (kept === undefined) return [];
  if (kept === null) return ['The chain in PostgreSQL was not looked at: set DATABASE_AUDIT_URL. Only the anchors speak for the log.'];
  const beyond = kept.beyond > 0 ? `; ${count(kept.beyond, 'event')} after them, not read by the worker yet` : '';
  const before = kept.erasBefore > 0 ? ` It began anew ${count(kept.erasBefore, 'time')}, after a restore or a move of the history.` : '';
  return [`The chain in PostgreSQL: ${count(kept.links, 'link')}${beyond}.${before}`];
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

const FAULTS: Readonly<Record<ChainFault, string>> = {
  missing: 'the event is missing',
  revision: 'the event does not follow the one before it in its stream',
  content: 'the event is not the one that its hash was made of',
  anchor: 'the log was rewritten: this is not the hash that was signed',
  added: 'this event was put in: it was not there when the log was read',
  moved: 'the event was moved: another stood here when the log was read',
  hidden: 'a limit or a deletion hides events of a stream here, and the server may take them away; which one: willow doctor eventstore',
};

function chainLines({ chain, newest, sound }: LogReport): readonly string[] {
  if (chain.intact) return [];
  const cut =
    chain.fault === 'missing' && newest && newest.position >= chain.position
      ? `, and the log went to position ${newest.position} once`
      : '';
  const upTo = sound ? `Up to position ${sound.position} it is what was signed ${sound.at}.` : 'No anchor before it holds.';
  return [`CHANGED at position ${chain.position}: ${FAULTS[chain.fault]}${cut}. ${upTo}`];
}

const anchorLine = ({ place, position, fault }: AnchorFault): string =>
  fault === 'forged'
    ? `CHANGED: ${place}${position === null ? '' : ` (position ${position})`} was not signed with this key`
    : `CHANGED: ${place}${position === null ? '' : ` (position ${position})`} names a line before it that is gone`;

function doubtsAbout({ newest, inFile, inDatabase }: LogReport, file: string): readonly string[] {
  if (!newest && (inFile || inDatabase)) return ['CANNOT TELL: without --public-key or MASTER_KEY no anchor can be checked.'];
  if (!newest && inFile === null && inDatabase === null) return [`CANNOT TELL: ${file} is not here. Name the file: --anchors <file>`];
  if (!newest) return ['CANNOT TELL: there are no anchors. The worker signs one every minute.'];
  if (!inFile)
    return [`CANNOT TELL: ${file} is not here, and who owns the database could take its copies away. Name the file: --anchors <file>`];
  return [];
}
