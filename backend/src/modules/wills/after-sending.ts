import { type AfterSending, londonDate, type SentVersion as ShownVersion } from '@willow/contracts';
import type { Loaded } from '../../event-sourcing/repository.ts';
import { isSameWill, type SentWill, signatureOf, stateOf } from './domain/signing.ts';
import type { WillFact } from './domain/will.facts.ts';
import type { SentVersion, Will } from './domain/will.state.ts';

type LoadedWill = Loaded<Will, WillFact>;

type Sent = SentVersion & { readonly sentAt: string; readonly versionCode: string };

/** Oldest first, with the moment at which each was sent for the first time. */
export const sentVersionsOf = ({ state, facts }: LoadedWill): readonly Sent[] =>
  state.sent.versions.flatMap((version) => {
    const fact = facts.find((each) => each.type === 'WillSent' && isSameWill(each.data, version));
    return fact ? [{ ...version, sentAt: fact.metadata.occurredAt, versionCode: codeOf(version, facts) }] : [];
  });

/** Printed on its pages: of wills that were sent before the hash was stored, the draft knows it. */
function codeOf({ willRevision, contentHash }: SentWill, facts: LoadedWill['facts']): string {
  const drafts = facts.flatMap((fact) => (fact.type === 'DraftGenerated' ? [fact.data] : []));
  const draft = drafts.findLast((each) => (contentHash === null ? each.willRevision === willRevision : each.contentHash === contentHash));
  return draft?.versionCode ?? contentHash?.slice(0, 8) ?? '';
}

export function afterSendingOf(loaded: LoadedWill): AfterSending {
  const { signing } = loaded.state;
  const versions = sentVersionsOf(loaded);
  const { update } = signing;
  return {
    versions: versions.map((version) => shown(version, versions, signing)).toReversed(),
    keptAt: keptAtOf(versions, signing),
    reminders: !signing.remindersStopped,
    update: update && (update.open ? 'open' : 'submitted'),
  };
}

function shown(version: Sent, versions: readonly Sent[], signing: Will['signing']): ShownVersion {
  const signature = signatureOf(signing, version);
  return {
    versionCode: version.versionCode,
    sentAt: version.sentAt,
    state: stateOf(version, versions, signing),
    signed: signature ? { on: signature.on, witnesses: [...(signature.witnesses ?? [])], barred: signature.barred } : null,
  };
}

/** Where the will that counts today is: a place that was said of an earlier one says nothing of the one that was signed since. */
function keptAtOf(versions: readonly SentWill[], { signatures, storage }: Will['signing']): string | null {
  const inForce = versions.findLast((version) => signatureOf({ signatures }, version));
  return storage && inForce && isSameWill(storage, inForce) ? storage.keptAt : null;
}

export const londonDayOf = (instant: string): string => londonDate(new Date(instant));
