import { dateInWords } from '@willow/contracts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { willFacts } from '../../wills/index.ts';
import { answersAt, plural, type Sentences } from './sentences.ts';

const recorded = (what: string | null | undefined): string => what ?? '(not recorded)';

const chosen = (choice: string | null): string => (choice === null ? '' : ` (“${choice}”)`);

export const willSentences: Sentences<FactOf<(typeof willFacts)[number]>> = {
  AnswerSaved: ({ step, changed, cleared }) =>
    `saved answers (${changed.length > 0 ? changed.join(', ') : 'nothing new'}${cleared.length > 0 ? `; emptied: ${cleared.join(', ')}` : ''}); step ${step} is next. The answers are sealed.`,
  WillSubmitted: () => 'finished the answers.',
  WillResubmitted: () => 'finished the changed answers.',
  AnswersLocked: ({ willRevision }) => `locked ${answersAt(willRevision)}: this is the will that is paid for.`,
  AnswersUnlocked: () => 'unlocked the answers.',
  AnswersReopened: () => 'reopened the answers for the customer.',
  DraftGenerated: ({ willRevision, versionCode, pdfHash, release, wording }) =>
    `made the draft ${versionCode} of ${answersAt(willRevision)} by release ${recorded(release)} in the wording ${recorded(wording)}; the SHA-256 of its PDF is ${pdfHash}.`,
  DraftRefused: ({ willRevision, step }) =>
    `could make no will of ${answersAt(willRevision)}: step ${step} is at fault. The reason is sealed.`,
  DraftFailed: ({ willRevision, failure }) => `failed to make a draft of ${answersAt(willRevision)}, by no fault of theirs (${failure}).`,
  DraftRetried: ({ willRevision }) => `had the failed draft of ${answersAt(willRevision)} made once more.`,
  WillSent: ({ willRevision, contentHash }) =>
    `recorded that the will was sent: ${answersAt(willRevision)}${contentHash === null ? '' : `, version ${contentHash.slice(0, 8)}`}.`,
  WillReviewed: ({ willRevision }) => `looked ${answersAt(willRevision)} through for flags.`,
  ReviewFlagRaised: ({ flag, severity, twoPeople }) =>
    `raised the flag ${flag} (${severity}${twoPeople ? ', for two people' : ''}). What it says is sealed.`,
  ReviewFlagDecided: ({ flag, decision, choice }) => `decided the flag ${flag}: ${decision}${chosen(choice)}. The reason is sealed.`,
  ReviewDecisionProposed: ({ flag, decision, choice }) =>
    `proposed for the flag ${flag}: ${decision}${chosen(choice)}. Somebody else has to agree. The reason is sealed.`,
  ReviewDecisionAgreed: ({ flag, decision, proposal }) => `agreed to what revision ${proposal} proposed for the flag ${flag}: ${decision}.`,
  WillAbroadKept: () => 'set whether a will in another country stays in force. The country is sealed.',
  WillCleared: ({ willRevision }) => `found nothing left that stops ${answersAt(willRevision)}.`,
  WillSigned: ({ on, barred }) =>
    `said that the will was signed on ${dateInWords(on)}${barred > 0 ? `; it gives something to ${plural(barred, 'witness', 'witnesses')}` : ''}. The witnesses are sealed.`,
  WillStored: () => 'said where the will is kept. The place is sealed.',
  SigningReminderSent: ({ day }) => `reminded the customer to sign, ${plural(day, 'day')} after the will was sent.`,
  YearlyReminderSent: ({ year }) => `reminded the customer to look at the will again, ${plural(year, 'year')} after it was signed.`,
  RemindersStopped: () => 'stopped the reminders.',
  RemindersResumed: () => 'let the reminders come again.',
  UpdateBegun: () => 'had the answers of the sent will opened for a change.',
  UpdateAbandoned: () => 'dropped what was changed since the will was sent.',
};
