import type { StepId, VersionState, WillStatus } from '@willow/contracts';

export type SentWill = { readonly willRevision: number; readonly contentHash: string | null };

export type Signature = SentWill & {
  readonly on: string;
  /** Null after erasure. */
  readonly witnesses: readonly string[] | null;
  readonly barred: number;
};

/** What stands when an update is abandoned. */
type Update = {
  readonly open: boolean;
  readonly status: WillStatus;
  readonly currentStep: StepId;
  readonly lockedRevision: number | null;
  readonly lockedDetails: number | null;
};

/** Everything that happens to a will after it was sent. */
export type Signing = {
  readonly signatures: readonly Signature[];
  readonly storage: (SentWill & { readonly keptAt: string | null }) | null;
  readonly reminded: readonly (SentWill & { readonly day: number })[];
  readonly yearly: readonly (SentWill & { readonly year: number })[];
  readonly remindersStopped: boolean;
  /** From the day that it is opened until the new will is sent. */
  readonly update: Update | null;
};

export const initialSigning: Signing = {
  signatures: [],
  storage: null,
  reminded: [],
  yearly: [],
  remindersStopped: false,
  update: null,
};

export const isSameWill = (one: SentWill, other: SentWill): boolean =>
  one.willRevision === other.willRevision && one.contentHash === other.contentHash;

/** The newest signature counts: a will may be signed once more, with other witnesses. */
export const signatureOf = ({ signatures }: Pick<Signing, 'signatures'>, version: SentWill): Signature | undefined =>
  signatures.findLast((signature) => isSameWill(signature, version));

/** Oldest first, each once: a will that was mailed twice is one version. */
export const versionsOf = <T extends SentWill>(sent: readonly T[]): readonly T[] =>
  sent.filter((version, index) => sent.findIndex((other) => isSameWill(other, version)) === index);

/**
 * What a version is worth today. An earlier one stays in force until a newer one is signed, because only that revokes it (Wills Act 1837, s.20).
 */
export function stateOf(version: SentWill, versions: readonly SentWill[], signing: Pick<Signing, 'signatures'>): VersionState {
  const at = versions.findIndex((other) => isSameWill(other, version));
  const newer = versions.slice(at + 1);
  const isSigned = signatureOf(signing, version) !== undefined;
  if (newer.length === 0) return isSigned ? 'signed' : 'to-sign';
  if (newer.some((other) => signatureOf(signing, other))) return isSigned ? 'replaced' : 'never-signed';
  return isSigned ? 'in-force' : 'never-signed';
}

/** Days after sending on which an unsigned will is asked after. */
export const REMINDER_DAYS = [7, 21, 60] as const;

/** The reminder that is due: the latest day that has come, unless it or a later one was sent already. */
export function dueDay(version: SentWill, daysSinceSent: number, signing: Signing): number | null {
  if (signing.remindersStopped || signing.update?.open || signatureOf(signing, version)) return null;
  const day = REMINDER_DAYS.findLast((each) => each <= daysSinceSent);
  const sent = signing.reminded.filter((each) => isSameWill(each, version)).map((each) => each.day);
  return day !== undefined && sent.every((each) => each < day) ? day : null;
}

/** The yearly mail that is due: one for each anniversary of the signing, the latest that has come. */
export function dueYear(version: SentWill, yearsSinceSigned: number, signing: Signing): number | null {
  if (signing.remindersStopped || signing.update || !signatureOf(signing, version) || yearsSinceSigned < 1) return null;
  const sent = signing.yearly.filter((each) => isSameWill(each, version)).map((each) => each.year);
  return sent.every((each) => each < yearsSinceSigned) ? yearsSinceSigned : null;
}

/** Where the signed original of a submission is; null until it is signed and stored, and after erasure. */
export function keptOf({ signatures, storage }: Signing, willRevision: number): { readonly at: string; readonly signedOn: string } | null {
  const signature = signatures.findLast((each) => each.willRevision === willRevision);
  return signature && storage?.keptAt && storage.willRevision === willRevision ? { at: storage.keptAt, signedOn: signature.on } : null;
}
