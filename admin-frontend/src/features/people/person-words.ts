import type { Person } from '@willow/contracts/operator/people.contract';
import type { Role } from '@willow/contracts/operator/session.contract';
import { timeInWords } from '../../shared/times.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

export const ROLES: Readonly<Record<Role, string>> = { operator: 'Operator', auditor: 'Auditor', admin: 'Admin' };

export const ROLE_HINTS: Readonly<Record<Role, string>> = {
  operator: 'Reviews and sends wills, and answers customers.',
  auditor: 'Reads and checks the history. Changes nothing.',
  admin: 'Everything an operator does, and manages the team.',
};

type State = { readonly word: string; readonly tone: BadgeTone };

export function stateOf({ state, invitedUntil, undelivered }: Person, now: Date): State {
  if (state === 'active') return { word: 'Active', tone: 'good' };
  if (state === 'disabled') return { word: 'Disabled', tone: 'quiet' };
  if (undelivered) return { word: 'Email not delivered', tone: 'bad' };
  return hasLink(invitedUntil, now) ? { word: 'Invited', tone: 'attention' } : { word: 'Link expired', tone: 'bad' };
}

export const lastSignIn = ({ lastSignInAt }: Person): string => (lastSignInAt ? timeInWords(lastSignInAt) : 'Never');

/** What the way in is: the second factor, or the link for somebody who has not used it. */
export function wayIn({ state, secondFactor, passkeys, invitedUntil }: Person): { readonly name: string; readonly words: string } {
  if (state === 'invited') return { name: 'Link', words: invitedUntil ? `Until ${timeInWords(invitedUntil)}` : 'Needs a new one' };
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  const factors = [...(secondFactor ? ['authenticator app'] : []), ...(passkeys > 0 ? [keys] : [])].join(' and ');
  return { name: 'Second factor', words: factors ? factors[0]?.toUpperCase() + factors.slice(1) : 'None yet' };
}

const hasLink = (until: string | null, now: Date): boolean => until !== null && new Date(until) > now;
