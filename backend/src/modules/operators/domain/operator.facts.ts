import { Role } from '@willow/contracts';
import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

const Who = z.object({ email: z.string(), name: z.string() });

/** Made with a password, by the command line. */
export const OperatorCreated = defineFact('OperatorCreated', {
  data: z.object({ role: Role }),
  personal: Who.extend({ passwordHash: z.string() }),
});
/** A link to set a password with, also a further one. The one before is void. `delivery`: whether we mail it, or the command line printed it. */
export const OperatorInvited = defineFact('OperatorInvited', {
  data: z.object({
    role: Role,
    linkId: z.string(),
    tokenHash: z.string(),
    expiresAt: z.string(),
    delivery: z.enum(['mailed', 'printed']),
  }),
  personal: Who,
});
export const InvitationAccepted = defineFact('InvitationAccepted', {
  data: z.object({}),
  personal: z.object({ passwordHash: z.string() }),
});
/** `timeStep` of the code that was used, which cannot be used again; null without a second factor. */
export const OperatorLoggedIn = defineFact('OperatorLoggedIn', { data: z.object({ timeStep: z.number().int().nullable() }) });
/** `count`: wrong tries in a row up to this one, also those that are not kept. `on`: the day in London. */
export const OperatorLoginFailed = defineFact('OperatorLoginFailed', { data: z.object({ count: z.number().int(), on: z.string() }) });
export const OperatorRoleChanged = defineFact('OperatorRoleChanged', { data: z.object({ role: Role }) });
export const OperatorDisabled = defineFact('OperatorDisabled', { data: z.object({}) });
export const OperatorEnabled = defineFact('OperatorEnabled', { data: z.object({}) });
export const SecondFactorProposed = defineFact('SecondFactorProposed', { data: z.object({}), personal: z.object({ secret: z.string() }) });
export const SecondFactorEnrolled = defineFact('SecondFactorEnrolled', { data: z.object({ timeStep: z.number().int() }) });
/** Of the app and of all passkeys. */
export const SecondFactorReset = defineFact('SecondFactorReset', { data: z.object({}) });

/** What its answers are checked with: nothing of it is secret. `counter`: how often it had signed; 0 where it does not count. */
export const PasskeyAdded = defineFact('PasskeyAdded', {
  data: z.object({
    passkeyId: z.string(),
    credentialId: z.string(),
    publicKey: z.string(),
    counter: z.number().int(),
    transports: z.array(z.string()),
  }),
  personal: z.object({ name: z.string() }),
});
export const PasskeyRenamed = defineFact('PasskeyRenamed', {
  data: z.object({ passkeyId: z.string() }),
  personal: z.object({ name: z.string() }),
});
export const PasskeyRemoved = defineFact('PasskeyRemoved', { data: z.object({ passkeyId: z.string() }) });
/** With it somebody signed in. */
export const PasskeyUsed = defineFact('PasskeyUsed', { data: z.object({ passkeyId: z.string(), counter: z.number().int() }) });
/** It signed rightly, but its counter is not above the last: there may be a copy of it. Nobody was signed in. */
export const PasskeyCounterWentBack = defineFact('PasskeyCounterWentBack', {
  data: z.object({ passkeyId: z.string(), counter: z.number().int(), last: z.number().int() }),
});

export const PasswordChanged = defineFact('PasswordChanged', { data: z.object({}), personal: z.object({ passwordHash: z.string() }) });
/** A link to set a password with, for somebody who forgot theirs. The one before is void. */
export const PasswordResetRequested = defineFact('PasswordResetRequested', {
  data: z.object({ linkId: z.string(), tokenHash: z.string(), expiresAt: z.string() }),
});
/** By the link. */
export const PasswordReset = defineFact('PasswordReset', { data: z.object({}), personal: z.object({ passwordHash: z.string() }) });
/** `all`: an admin ended them. */
export const OperatorSessionsEnded = defineFact('OperatorSessionsEnded', { data: z.object({ which: z.enum(['one', 'others', 'all']) }) });

export const operatorFacts = [
  OperatorCreated,
  OperatorInvited,
  InvitationAccepted,
  OperatorLoggedIn,
  OperatorLoginFailed,
  OperatorRoleChanged,
  OperatorDisabled,
  OperatorEnabled,
  SecondFactorProposed,
  SecondFactorEnrolled,
  SecondFactorReset,
  PasskeyAdded,
  PasskeyRenamed,
  PasskeyRemoved,
  PasskeyUsed,
  PasskeyCounterWentBack,
  PasswordChanged,
  PasswordResetRequested,
  PasswordReset,
  OperatorSessionsEnded,
] as const;
export type OperatorFact = FactOf<(typeof operatorFacts)[number]>;
