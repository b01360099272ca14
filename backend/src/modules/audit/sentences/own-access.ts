import { EXPORT_PURPOSES, type getWillAccess, type ResponseOf, type Role } from '@willow/contracts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { type accessFacts, type Look, VISIT_MINUTES } from '../../operators/index.ts';

type Lines = ResponseOf<typeof getWillAccess>['lines'];

export type OwnAccess = {
  readonly at: Date;
  readonly actor: string;
  /** Null of whoever works on the command line. */
  readonly role: Role | null;
  readonly type: string;
  /** Of the fact, as JSON. */
  readonly data: string;
};

const WHO: Readonly<Record<Role, string>> = {
  operator: 'A reviewer on our team',
  auditor: 'An auditor on our team',
  admin: 'A manager on our team',
};
const ENGINEER = 'An engineer on our team';

const LIST = new Intl.ListFormat('en-GB');
const VISIT_MS = VISIT_MINUTES * 60_000;

const OPENED: Readonly<Record<Look['what'], string>> = {
  details: 'opened your answers',
  draft: 'read your will',
  final: 'read your will',
  sheet: 'opened a document that goes with your will',
  flags: 'looked at the points to review',
  changes: 'compared versions of your will',
  pair: 'compared your will with your partner’s',
  history: 'read what happened with your order',
  moment: 'looked at how your order stood earlier',
  evidence: 'took your name, address and payment away as a file, to answer your bank',
};

type Handled = FactOf<(typeof accessFacts)[number]>;
type Did = { readonly [Type in Handled['type']]?: (data: Extract<Handled, { type: Type }>['data']) => readonly string[] };

/** What each fact says that somebody did; those that are about nobody alone are not here. */
const DID: Did & { readonly PersonalDataOpened: (data: { readonly session: string | null }) => readonly string[] } = {
  RecordViewed: ({ what }) => [OPENED[what]],
  OrderOpened: ({ opened }) => opened.map(({ what }) => OPENED[what]),
  CustomerViewed: ({ what }) => [what === 'page' ? 'opened your details' : 'read what happened with your account'],
  OrderExported: ({ purpose }) => [
    `took the record of your order away as a file, with your personal details sealed (${EXPORT_PURPOSES[purpose].toLowerCase()})`,
  ],
  PersonalDataOpened: ({ session }) => [
    session === null
      ? 'unsealed your personal details, with a reason, and may have kept a copy'
      : 'unsealed your personal details, with a reason',
  ],
};

const didOf = ({ type, data }: OwnAccess): readonly string[] =>
  (DID as Readonly<Record<string, ((data: never) => readonly string[]) | undefined>>)[type]?.(JSON.parse(data) as never) ?? [];

type Visit = { readonly who: string; readonly did: Set<string>; until: Date };

/** Newest first, as they come: what the same person opened in one visit is one line, at the time of the last look. */
export function accessLines(accesses: readonly OwnAccess[]): Lines {
  const visits: Visit[] = [];
  const lastOf = new Map<string, Visit>();
  for (const access of accesses.toReversed()) {
    const { at, actor, role } = access;
    const did = didOf(access);
    if (did.length === 0) continue;
    let visit = lastOf.get(actor);
    if (!visit || at.getTime() - visit.until.getTime() > VISIT_MS) {
      visit = { who: role ? WHO[role] : ENGINEER, until: at, did: new Set() };
      visits.push(visit);
      lastOf.set(actor, visit);
    }
    visit.until = at;
    for (const each of did) visit.did.add(each);
  }
  return visits
    .toSorted((one, other) => other.until.getTime() - one.until.getTime())
    .map(({ who, until, did }) => ({ at: until.toISOString(), says: `${who} ${LIST.format(did)}.` }));
}
