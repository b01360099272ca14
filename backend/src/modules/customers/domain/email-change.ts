import {
  EMAIL_CHANGE_LINK_DAYS,
  EMAIL_CHANGE_OBJECTION_DAYS,
  emailKey,
  type EmailChange as ShownChange,
  type Mailbox,
} from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { CustomerCommand, CustomerRefusal } from './customer.commands.ts';
import {
  type CustomerFact,
  CustomerLoggedOut,
  EmailChangeConfirmed,
  EmailChanged,
  EmailChangeRequested,
  EmailChangeStopped,
} from './customer.facts.ts';
import type { Customer, EmailChange } from './customer.state.ts';

type Linked = { readonly mailbox: Mailbox; readonly change: EmailChange; readonly isNewest: boolean };

const DAY_MS = 24 * 3600_000;
const daysAfter = (instant: string, days: number): string => new Date(Date.parse(instant) + days * DAY_MS).toISOString();
const lives = ({ requestedAt }: Pick<EmailChange, 'requestedAt'>, now: string): boolean =>
  now < daysAfter(requestedAt, EMAIL_CHANGE_LINK_DAYS);

/** What a link leads to; null when it belongs to nothing, to the new mailbox of an older change, or to days long gone. */
export function linkedChange({ emailChange, currentLinks }: Customer, tokenHash: string, now: string): Linked | null {
  if (!emailChange) return null;
  const mailbox = (['current', 'new'] as const).find((each) => emailChange.links[each].tokenHash === tokenHash);
  if (mailbox) return lives(emailChange, now) ? { mailbox, change: emailChange, isNewest: true } : null;
  const older = currentLinks.find((link) => link.tokenHash === tokenHash);
  return older && lives(older, now) ? { mailbox: 'current', change: emailChange, isNewest: false } : null;
}

/** Whether no yes is missing, and the account moves. */
export const isProven = ({ outcome, confirmed, movesWithoutCurrentFrom }: EmailChange, now: string): boolean => {
  const currentAgrees = confirmed.current || (movesWithoutCurrentFrom !== null && now >= movesWithoutCurrentFrom);
  return outcome === 'open' && confirmed.new && currentAgrees;
};

/** Open no more, though nobody ended it. What our team asked for and the new mailbox confirmed only waits. */
const isOver = (change: EmailChange, now: string): boolean => {
  const onlyWaits = change.confirmed.new && change.movesWithoutCurrentFrom !== null;
  return change.outcome === 'open' && now >= change.expiresAt && !onlyWaits && !isProven(change, now);
};

export function shownEmailChange(change: EmailChange, now: string): ShownChange {
  const { email, outcome, requestedAt, expiresAt, confirmed, movesWithoutCurrentFrom } = change;
  const stands = isProven(change, now) ? 'moving' : isOver(change, now) ? 'expired' : outcome;
  return { email, outcome: stands, requestedAt, expiresAt, confirmed, movesWithoutCurrentFrom };
}

type Changing = 'RequestEmailChange' | 'AnswerEmailChange' | 'StopEmailChange' | 'MoveToNewEmail';
type Part = Decider<Customer, CustomerCommand, CustomerFact, CustomerRefusal>;

export const decideEmailChange: Pick<Part['decide'], Changing> = {
  RequestEmailChange: ({ type: _, email, reason, ...request }, { details, emailChange }) => {
    const byTeam = reason !== null;
    if (!details) return refuse(byTeam ? 'NoAccount' : 'CustomerUnknown');
    if (emailKey(email) === emailKey(details.email)) return refuse('EmailUnchanged');
    // Whoever reads the current mailbox said that this is not what they want.
    if (byTeam && emailChange?.refusedByCurrent && request.requestedAt < daysAfter(emailChange.requestedAt, EMAIL_CHANGE_OBJECTION_DAYS))
      return refuse('EmailChangeObjected');
    return [EmailChangeRequested.of(request, { email, reason })];
  },
  AnswerEmailChange: ({ tokenHash, answer, now }, state) => {
    const linked = linkedChange(state, tokenHash, now);
    if (!linked) return refuse('EmailLinkInvalid');
    const { mailbox, change, isNewest } = linked;
    const { changeId, outcome, confirmed } = change;
    const isOpen = isNewest && outcome === 'open' && !isOver(change, now);
    if (answer === 'stop') {
      if (isOpen) return [EmailChangeStopped.of({ changeId, by: mailbox })];
      return mailbox === 'current' && outcome !== 'changed' ? [CustomerLoggedOut.of({})] : [];
    }
    if (!isOpen) return isNewest && outcome !== 'open' ? [] : refuse('EmailLinkInvalid');
    return confirmed[mailbox] ? [] : [EmailChangeConfirmed.of({ changeId, mailbox })];
  },
  StopEmailChange: ({ by }, { emailChange }) =>
    emailChange?.outcome === 'open' ? [EmailChangeStopped.of({ changeId: emailChange.changeId, by })] : [],
  MoveToNewEmail: ({ changeId, taken, now }, { details, emailChange }) => {
    if (!details || emailChange?.changeId !== changeId || !isProven(emailChange, now)) return [];
    if (taken) return [EmailChangeStopped.of({ changeId, by: 'other-account' })];
    return [EmailChanged.of({ changeId, changedAt: now }, { fullName: details.fullName, email: emailChange.email, before: details.email })];
  },
};

export const evolveEmailChange: Pick<
  Part['evolve'],
  'EmailChangeRequested' | 'EmailChangeConfirmed' | 'EmailChangeStopped' | 'EmailChanged'
> = {
  EmailChangeRequested: (state, { data, personal }) => ({
    ...state,
    emailChange: personal && {
      ...data,
      email: personal.email,
      confirmed: { current: false, new: false },
      outcome: 'open',
      refusedByCurrent: false,
    },
    currentLinks: [...state.currentLinks, { tokenHash: data.links.current.tokenHash, requestedAt: data.requestedAt }],
  }),
  EmailChangeConfirmed: (state, { data: { mailbox } }) => ({
    ...state,
    emailChange: state.emailChange && { ...state.emailChange, confirmed: { ...state.emailChange.confirmed, [mailbox]: true } },
  }),
  EmailChangeStopped: (state, { data: { by } }) => ({
    ...state,
    emailChange: state.emailChange && {
      ...state.emailChange,
      outcome: by === 'other-account' ? 'taken' : 'stopped',
      refusedByCurrent: by === 'current',
    },
  }),
  // What was sent to the old mailbox opens nothing any more, and stops nothing.
  EmailChanged: (state, { data: { changedAt }, personal }) => ({
    ...state,
    details: state.details && personal && { ...state.details, email: personal.email },
    formerEmails: personal ? [...state.formerEmails, { email: personal.before, until: changedAt }] : state.formerEmails,
    links: [],
    lastUsedHash: null,
    currentLinks: [],
    emailChange: state.emailChange && { ...state.emailChange, outcome: 'changed' },
  }),
};
