import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyCreation, PasskeyRequest } from '@willow/contracts/operator/passkeys.contract';
import type { PasskeyAnswer } from '@willow/contracts/operator/passkey-answer';

/** `sentence`: why there is none. */
type Ceremony<T> = { readonly passkey: T } | { readonly sentence: string };

/** Has the browser ask for a new passkey. */
export const makePasskey = (optionsJSON: PasskeyCreation): Promise<Ceremony<NewPasskey>> =>
  ceremony(() => startRegistration({ optionsJSON: withoutGaps(optionsJSON) }));

/** Has the browser ask for a passkey of this site. */
export const askPasskey = (optionsJSON: PasskeyRequest): Promise<Ceremony<PasskeyAnswer>> =>
  ceremony(() => startAuthentication({ optionsJSON }));

async function ceremony<T>(work: () => Promise<T>): Promise<Ceremony<T>> {
  try {
    return { passkey: await work() };
  } catch (error) {
    return { sentence: sentenceOf(error) };
  }
}

function sentenceOf(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : '';
  const name = error instanceof Error ? error.name : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'This device has a passkey for your account already.';
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID' || name === 'SecurityError')
    return 'Passkeys only work at the console’s own address. Open it at the address you were given.';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'Cancelled, or it took too long.';
  return 'This device could not do that. Try another, or sign in another way.';
}

/** The library's types know no undefined where a field may be missing. */
const withoutGaps = ({ excludeCredentials, ...options }: PasskeyCreation) => ({
  ...options,
  excludeCredentials: excludeCredentials.map(({ id, type, transports = [] }) => ({ id, type, transports })),
});
