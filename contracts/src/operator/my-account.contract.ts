import { OpenSession } from '../account/sessions.contract.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';
import { Password } from './people.contract.ts';

export const EVERYBODY = ['operator', 'auditor', 'admin'] as const;

/** A key on a device or in a password manager that signs somebody in. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

export const MyAccount = z.object({
  /** The newest use first. */
  sessions: z.array(OpenSession),
  /** Whether an authenticator app is set up. */
  authenticator: z.boolean(),
  /** The oldest first. */
  passkeys: z.array(Passkey),
});
export type MyAccount = z.infer<typeof MyAccount>;

export const myAccount = endpoint({
  method: 'GET',
  path: '/api/admin/account',
  audience: EVERYBODY,
  status: 200,
  response: MyAccount,
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/sessions/:id',
  audience: EVERYBODY,
  params: z.object({ id: Id }),
  status: 200,
  response: MyAccount,
});

/** All but the one that asks. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/sessions',
  audience: EVERYBODY,
  status: 200,
  response: MyAccount,
});

/** Ends all sessions but the one that asks. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/admin/account/password',
  audience: EVERYBODY,
  body: z.object({ current: z.string().check(z.minLength(1), z.maxLength(1000)), password: Password }),
  status: 200,
  response: MyAccount,
});
