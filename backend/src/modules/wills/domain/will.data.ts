import type { DataEntry } from '@willow/contracts';
import { type Dated, tell, type Telling } from '../../../event-sourcing/core/tell.ts';
import { reviewTelling } from './review.data.ts';
import { signingTelling } from './signing.data.ts';
import type { WillFact } from './will.facts.ts';

export const willTelling: Telling<WillFact, Pick<DataEntry, 'says' | 'details'>> = {
  AnswerSaved: ({ data: { cleared }, personal }) => ({
    says: 'You saved answers.',
    details: { ...personal, ...(cleared.length > 0 && { removedAnswers: cleared }) },
  }),
  WillSubmitted: () => ({ says: 'You finished your answers.' }),
  WillResubmitted: () => ({ says: 'You finished your changed answers.' }),
  AnswersLocked: () => ({ says: 'We locked your answers when you paid.' }),
  AnswersUnlocked: () => ({ says: 'Your answers could be changed again.' }),
  AnswersReopened: () => ({ says: 'We gave your answers back to you, so that you could change them.' }),
  DraftGenerated: ({ data: { versionCode } }) => ({ says: 'We made a draft of your will.', details: { versionCode } }),
  DraftRefused: ({ personal }) => ({ says: 'A draft could not be made from these answers.', ...(personal && { details: personal }) }),
  DraftFailed: () => ({ says: 'Making the draft failed, by no fault of your answers.' }),
  DraftRetried: () => ({ says: 'Our team had the draft made again.' }),
  WillSent: ({ data: { contentHash } }) => ({
    says: 'Your will was sent to you.',
    ...(contentHash !== null && { details: { versionCode: contentHash.slice(0, 8) } }),
  }),
  ...reviewTelling,
  ...signingTelling,
};

export const willEntries = (facts: readonly (WillFact & Dated)[]): readonly DataEntry[] => tell(willTelling, facts, null);
