import { MESSAGES } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import { isSameWill, type SentWill, signatureOf, type Signing } from './signing.ts';
import {
  RemindersResumed,
  RemindersStopped,
  type signingFacts,
  SigningReminderSent,
  UpdateAbandoned,
  UpdateBegun,
  WillSigned,
  WillStored,
  YearlyReminderSent,
} from './signing.facts.ts';
import type { WillCommand, WillRefusal } from './will.commands.ts';
import type { WillFact } from './will.facts.ts';
import { submissionAt, type Will, withLaterAnswers } from './will.state.ts';

type Rules = Decider<Will, WillCommand, WillFact, WillRefusal>;
type Decided =
  | 'RecordSigning'
  | 'RecordStorage'
  | 'RecordSigningReminder'
  | 'RecordYearlyReminder'
  | 'SetReminders'
  | 'BeginUpdate'
  | 'AbandonUpdate';

const newest = ({ sent }: Will): SentWill | undefined => sent.versions.at(-1);
const isNewest = (version: SentWill, state: Will): boolean => {
  const last = newest(state);
  return last !== undefined && isSameWill(version, last);
};
const named = ({ willRevision, contentHash }: SentWill): SentWill => ({ willRevision, contentHash });

export const decideSigning: Pick<Rules['decide'], Decided> = {
  RecordSigning: ({ version, on, sentOn, today, witnesses, barred }, state) => {
    if (state.erased) return refuse('WillErased');
    // Another version was sent while she filled in the form: what she has in hand is not the newest.
    if (!isNewest(version, state)) return refuse('NotTheNewest');
    if (on > today) return refuse('SignedTooLate', [{ path: ['on'], message: MESSAGES.signedTooLate }]);
    if (on < sentOn) return refuse('SignedTooEarly', [{ path: ['on'], message: MESSAGES.signedTooEarly }]);
    const before = signatureOf(state.signing, version);
    const isSame = before?.on === on && before.witnesses?.join('\n') === witnesses.join('\n');
    return isSame ? [] : [WillSigned.of({ ...named(version), on, barred }, { witnesses: [...witnesses] })];
  },
  RecordStorage: ({ keptAt }, state) => {
    if (state.erased) return refuse('WillErased');
    const version = state.sent.versions.findLast((each) => signatureOf(state.signing, each));
    if (!version) return refuse('NotSigned');
    const { storage } = state.signing;
    const isSame = storage?.keptAt === keptAt && isSameWill(storage, version);
    return isSame ? [] : [WillStored.of(named(version), { keptAt })];
  },
  RecordSigningReminder: ({ version, day }, { signing }) =>
    signing.reminded.some((each) => each.day === day && isSameWill(each, version))
      ? []
      : [SigningReminderSent.of({ ...named(version), day })],
  RecordYearlyReminder: ({ version, year }, { signing }) =>
    signing.yearly.some((each) => each.year === year && isSameWill(each, version))
      ? []
      : [YearlyReminderSent.of({ ...named(version), year })],
  SetReminders: ({ on }, { signing, erased }) => {
    if (erased) return refuse('WillErased');
    if (signing.remindersStopped === !on) return [];
    return [on ? RemindersResumed.of({}) : RemindersStopped.of({})];
  },
  BeginUpdate: ({ type: _, ...begin }, state) =>
    !state.erased && state.lockedBy === begin.orderId && begin.orderRevision > state.lockRevision ? [UpdateBegun.of(begin)] : [],
  AbandonUpdate: ({ orderId }, { signing: { update }, returnedBy, submissions }) => {
    if (!update) return [];
    // Handed in already: the order follows that submission, and what was acknowledged is not dropped.
    const isSubmitted = (submissions.at(-1)?.revision ?? -1) > (update.lockedRevision ?? -1);
    return isSubmitted || !update.open || returnedBy !== orderId ? refuse('UpdateSubmitted') : [UpdateAbandoned.of({ orderId })];
  },
};

export const evolveSigning: Pick<Rules['evolve'], (typeof signingFacts)[number]['type']> = {
  WillSigned: (state, { data: { willRevision, contentHash, on, barred }, personal }) =>
    withSigning(state, {
      signatures: [...state.signing.signatures, { willRevision, contentHash, on, barred, witnesses: personal?.witnesses ?? null }],
    }),
  WillStored: (state, { data, personal }) => withSigning(state, { storage: { ...data, keptAt: personal?.keptAt ?? null } }),
  SigningReminderSent: (state, { data }) => withSigning(state, { reminded: [...state.signing.reminded, data] }),
  YearlyReminderSent: (state, { data }) => withSigning(state, { yearly: [...state.signing.yearly, data] }),
  RemindersStopped: (state) => withSigning(state, { remindersStopped: true }),
  RemindersResumed: (state) => withSigning(state, { remindersStopped: false }),
  UpdateBegun: (state, { data }, revision) => ({
    ...withLaterAnswers(withSigning(state, { update: { open: true, ...standingOf(state) } }), revision),
    lockedBy: null,
    lockedRevision: null,
    lockedDetails: null,
    lockRevision: data.orderRevision,
    returnedBy: data.orderId,
    status: 'in_progress',
    currentStep: 'review',
  }),
  UpdateAbandoned: (state, { data }) => {
    const { open: _, ...before } = state.signing.update ?? { open: true, ...standingOf(state) };
    const sent = before.lockedRevision === null ? undefined : submissionAt(state, before.lockedRevision);
    return {
      ...withSigning(state, { update: null }),
      ...before,
      lockedBy: data.orderId,
      returnedBy: null,
      answers: sent?.answers ?? state.answers,
      later: null,
    };
  },
};

const standingOf = ({ status, currentStep, lockedRevision, lockedDetails }: Will) => ({
  status,
  currentStep,
  lockedRevision,
  lockedDetails,
});

const withSigning = (state: Will, change: Partial<Signing>): Will => ({
  ...state,
  signing: { ...state.signing, ...change },
});
