import type { WillFact } from './will.facts.ts';

/**
 * What a customer is told of a will as a story: a sentence, or null for what is a step of our own, a repetition of another fact, or only in
 * the copy of everything. A fact that has no entry does not compile.
 */
export const willStory: Readonly<Record<WillFact['type'], string | null>> = {
  AnswerSaved: 'You worked on your answers.',
  WillSubmitted: 'You submitted your answers.',
  WillResubmitted: 'You submitted your changed answers.',
  AnswersLocked: null,
  AnswersUnlocked: null,
  AnswersReopened: 'We opened your answers again, so that you could change them.',
  DraftGenerated: 'We prepared the draft of your will.',
  DraftRefused: 'We could not make a draft from these answers.',
  DraftFailed: null,
  DraftRetried: null,
  WillSent: null,
  WillReviewed: null,
  ReviewFlagRaised: null,
  ReviewFlagDecided: null,
  ReviewDecisionProposed: null,
  ReviewDecisionAgreed: null,
  WillAbroadKept: 'We noted what is to become of your will abroad.',
  WillCleared: null,
  WillSigned: 'You told us that your will is signed.',
  WillStored: 'You told us where your will is kept.',
  SigningReminderSent: 'We reminded you by email to sign your will.',
  YearlyReminderSent: 'We asked you by email whether anything has changed.',
  RemindersStopped: 'You turned our reminders off.',
  RemindersResumed: 'You turned our reminders on again.',
  UpdateBegun: null,
  UpdateAbandoned: null,
};
