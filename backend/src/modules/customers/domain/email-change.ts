import { emailKey, type EmailChange as ShownChange, type Mailbox } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { CustomerCommand, CustomerRefusal } from './customer.commands.ts';
import { type CustomerFact, EmailChangeConfirmed, EmailChanged, EmailChangeRequested, EmailChangeStopped } from './customer.facts.ts';
import type { Customer, EmailChange } from './customer.state.ts';

export type { EmailChange } from './customer.state.ts';

/** Whose link it is; null when it belongs to no change, or to an older one. */
export const mailboxOfLink = (change: EmailChange | null, tokenHash: string): Mailbox | null =>
  (['current', 'new'] as const).find((mailbox) => change?.links[mailbox].tokenHash === tokenHash) ?? null;

/** Whether no yes is missing, and the account moves. */
export const isProven = ({ outcome, confirmed, movesWithoutCurrentFrom }: EmailChange, now: string): boolean => {
  const currentAgrees = confirmed.current || (movesWithoutCurrentFrom !== null && now >= movesWithoutCurrentFrom);
  return outcome === 'open' && confirmed.new && currentAgrees;
};

const isExpired = (change: EmailChange, now: string): boolean =>
  change.outcome === 'open' && now >= change.expiresAt && !isProven(change, now);

export function shown(change: EmailChange, now: string): ShownChange {
  const { email, outcome, requestedAt, expiresAt, confirmed, movesWithoutCurrentFrom } = change;
  const stands = isProven(change, now) ? 'moving' : isExpired(change, now) ? 'expired' : outcome;
  return { email, outcome: stands, requestedAt, expiresAt, confirmed, movesWithoutCurrentFrom };
}

type Changing = 'RequestEmailChange' | 'AnswerEmailChange' | 'StopEmailChange' | 'MoveToNewEmail';
type Part = Decider<Customer, CustomerCommand, CustomerFact, CustomerRefusal>;

export const decideEmailChange: Pick<Part['decide'], Changing> = {
  RequestEmailChange: ({ type: _, email, reason, ...request }, { details }) => {
    if (!details) return refuse(reason === null ? 'CustomerUnknown' : 'NoAccount');
    if (emailKey(email) === emailKey(details.email)) return refuse('EmailUnchanged');
    return [EmailChangeRequested.of(request, { email, reason })];
  },
  AnswerEmailChange: ({ tokenHash, answer, now }, { emailChange }) => {
    const mailbox = mailboxOfLink(emailChange, tokenHash);
    if (!emailChange || !mailbox || isExpired(emailChange, now)) return refuse('EmailLinkInvalid');
    const { changeId, outcome, confirmed } = emailChange;
    if (outcome !== 'open') return [];
    if (answer === 'stop') return [EmailChangeStopped.of({ changeId, by: mailbox })];
    return confirmed[mailbox] ? [] : [EmailChangeConfirmed.of({ changeId, mailbox })];
  },
  StopEmailChange: ({ by }, { emailChange }) =>
    emailChange?.outcome === 'open' ? [EmailChangeStopped.of({ changeId: emailChange.changeId, by })] : [],
  MoveToNewEmail: ({ changeId, taken, now }, { details, emailChange }) => {
    if (!details || emailChange?.changeId !== changeId || !isProven(emailChange, now)) return [];
    if (taken) return [EmailChangeStopped.of({ changeId, by: 'other-account' })];
    return [EmailChanged.of({ changeId }, { fullName: details.fullName, email: emailChange.email, before: details.email })];
  },
};

const ended = ({ emailChange }: Customer, outcome: EmailChange['outcome']): EmailChange | null =>
  emailChange && { ...emailChange, outcome };

export const evolveEmailChange: Pick<
  Part['evolve'],
  'EmailChangeRequested' | 'EmailChangeConfirmed' | 'EmailChangeStopped' | 'EmailChanged'
> = {
  EmailChangeRequested: (state, { data, personal }) => ({
    ...state,
    emailChange: personal && { ...data, email: personal.email, confirmed: { current: false, new: false }, outcome: 'open' },
  }),
  EmailChangeConfirmed: (state, { data: { mailbox } }) => ({
    ...state,
    emailChange: state.emailChange && { ...state.emailChange, confirmed: { ...state.emailChange.confirmed, [mailbox]: true } },
  }),
  EmailChangeStopped: (state, { data: { by } }) => ({ ...state, emailChange: ended(state, by === 'other-account' ? 'taken' : 'stopped') }),
  // What was sent to the old mailbox opens nothing any more.
  EmailChanged: (state, { personal }) => ({
    ...state,
    details: state.details && personal && { ...state.details, email: personal.email },
    formerEmails: personal ? [...state.formerEmails, personal.before] : state.formerEmails,
    links: [],
    emailChange: ended(state, 'changed'),
  }),
};
