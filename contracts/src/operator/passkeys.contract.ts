import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id, requiredText } from '../primitives.ts';
import { z } from '../zod.ts';
import { EVERYBODY, MyAccount } from './my-account.contract.ts';
import { AdminEnvelope } from './session.contract.ts';
import { Base64Url, PasskeyAnswer } from './passkey-answer.ts';

/** For how long a passkey may be asked for. */
export const PASSKEY_MINUTES = 5;
export const PASSKEYS_MAX = 10;

export const PASSKEY_NAME_MAX = 60;

export const PasskeyName = requiredText(PASSKEY_NAME_MAX, MESSAGES.passkeyName);

const Transports = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10));
const Known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(z.string())) });

/** What a browser needs to make a passkey: W3C Web Authentication, PublicKeyCredentialCreationOptionsJSON. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** A passkey that a browser has made: RegistrationResponseJSON. */
export const NewPasskey = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key', MESSAGES.passkeyUnreadable),
  response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url, transports: z.optional(Transports) }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** Confirmed by the password; what it answers is good once, in this session. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/account/passkeys/challenge',
  audience: EVERYBODY,
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  status: 200,
  response: PasskeyCreation,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/account/passkeys',
  audience: EVERYBODY,
  body: z.object({ name: PasskeyName, passkey: NewPasskey }),
  status: 201,
  response: MyAccount,
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/admin/account/passkeys/:id',
  audience: EVERYBODY,
  params: z.object({ id: Id }),
  body: z.object({ name: PasskeyName }),
  status: 200,
  response: MyAccount,
});

/** Ends all sessions but the one that asks. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/admin/account/passkeys/:id',
  audience: EVERYBODY,
  params: z.object({ id: Id }),
  status: 200,
  response: MyAccount,
});

/** What a browser needs to ask for a passkey: PublicKeyCredentialRequestOptionsJSON. The same for everybody: it names no account. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** Good once, in this browser. */
export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/login/passkey/challenge',
  audience: 'visitor',
  status: 200,
  response: PasskeyRequest,
});

/** Signs in without a password: the device has checked that it is its owner. */
export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/admin/login/passkey',
  audience: 'visitor',
  body: z.object({ passkey: PasskeyAnswer }),
  status: 200,
  response: AdminEnvelope,
});
