import {
  finished,
  type FlagDecision,
  type FlagSeverity,
  type FlagSubject,
  type MadeDecision,
  type ReviewFlag,
} from '@willow/contracts/operator/review.contract';
import { SEVERITY_WORDS } from '../../../shared/order-words.ts';
import type { BadgeTone } from '../../../shared/ui/badge.tsx';
import { wordsOf } from '../detail/answers.ts';

type Group = { readonly title: string; readonly about: string; readonly tone: BadgeTone; readonly word: string };

export const GROUPS: Readonly<Record<FlagSeverity, Group>> = {
  BLOCK: { title: 'Blocks the will', about: 'Only new answers from the customer clear these.', tone: 'bad', word: SEVERITY_WORDS.BLOCK },
  HIGH: {
    title: 'Needs a decision',
    about: 'Record one for each, with the reason, before you approve.',
    tone: 'attention',
    word: SEVERITY_WORDS.HIGH,
  },
  MED: { title: 'To read', about: 'Tick each one once you have read it.', tone: 'plain', word: SEVERITY_WORDS.MED },
  LOW: { title: 'Worth a glance', about: '', tone: 'quiet', word: SEVERITY_WORDS.LOW },
  INFO: { title: 'For your information', about: '', tone: 'quiet', word: SEVERITY_WORDS.INFO },
};

type DecisionWords = {
  readonly choice: string;
  readonly made: string;
};

export const DECISIONS: Readonly<Record<FlagDecision, DecisionWords>> = {
  accepted: { choice: 'Accept as it is', made: 'Accepted' },
  confirmed: { choice: 'The customer has confirmed it', made: 'Confirmed by the customer' },
  fixed: { choice: 'Resolved another way', made: 'Resolved' },
  asked: { choice: 'Asked the customer; awaiting a reply', made: 'Asked the customer; awaiting a reply' },
  read: { choice: 'Mark as read', made: 'Read' },
  reopened: { choice: 'Undo the decision', made: 'Taken back' },
};

/** The sentence that was chosen, completed where its words may be read. */
export const reasonOf = ({ choice, reason }: Pick<MadeDecision, 'choice' | 'reason'>): string | null =>
  choice === null || reason === null ? (choice ?? reason) : finished(choice, reason);

const ALONE =
  'No second operator yet? Ask whoever runs Willow to add one (“willow operators create”). One person cannot release this will alone.';

export function secondPersonWords(proposal: ReviewFlag['proposal'], mayDecide: boolean): string {
  if (!proposal)
    return 'This needs specialist judgement, so two operators decide: one proposes, another agrees. Until then the will is not sent.';
  if (proposal.mayAgree) return `Needs a second operator: you can agree with ${proposal.by.name}, or decide differently.`;
  return mayDecide
    ? `Waiting for another operator to agree. You proposed it, so you cannot. ${ALONE}`
    : 'Waiting for another operator to agree.';
}

export const placeOf = ({ step, path }: FlagSubject): string => (step === null ? 'applicant' : `answers#${[step, ...path].join('.')}`);

/** What the answer is called: `Question 3, Children 1, Full Name`. */
export function subjectOf({ step, path }: FlagSubject): string {
  const parts = path.flatMap((part, index) => {
    if (typeof part === 'number') return [];
    const next = path[index + 1];
    return [typeof next === 'number' ? `${wordsOf(part)} ${next + 1}` : wordsOf(part)];
  });
  return [step === null ? 'Applicant' : `Question ${step}`, ...parts].join(', ');
}
