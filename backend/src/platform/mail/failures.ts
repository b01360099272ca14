import { z } from 'zod';

/**
 * A permanent failure. The message is ours and safe to log: the errors of the client library contain the API key and the mail, so nothing of them
 * is kept, not even as cause.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly status: number | null;
  /** Whether it is the address that is refused: whoever typed it can mend that. */
  readonly isForAddress: boolean;

  constructor(reason: string, status: number | null = null, { isForAddress = false }: { readonly isForAddress?: boolean } = {}) {
    super(reason);
    this.status = status;
    this.isForAddress = isForAddress;
  }
}

export class MailUnavailable extends Error {
  override readonly name = 'MailUnavailable';
  readonly transient = true;
  readonly status: number | null;
  readonly mayBeAccepted: boolean;

  constructor(
    reason: string,
    { status = null, mayBeAccepted = false }: { readonly status?: number | null; readonly mayBeAccepted?: boolean } = {},
  ) {
    super(reason);
    this.status = status;
    this.mayBeAccepted = mayBeAccepted;
  }
}

type ClientError = { readonly code?: unknown; readonly response?: { readonly status?: unknown; readonly body?: unknown } };

export type MailFailure = MailRefused | MailUnavailable;

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The mail provider does not accept this mail',
  401: 'The mail provider does not accept our API key',
  403: 'The mail provider does not let us send from this address',
  413: 'The mail is too large for the mail provider',
};
/** What an order says of a mail that did not go out. */
export const ADDRESS_REFUSED = 'The mail provider does not accept this address.';
const RETRYABLE = new Set([408, 425, 429]);
/** From a gateway: the server behind it may have accepted the mail. */
const GATEWAY = new Set([502, 504]);
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_INVALID_URL',
  'ERR_INVALID_CHAR',
]);
const CERTIFICATE = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/;
const TIMED_OUT = new Set(['ECONNABORTED', 'ERR_CANCELED', 'ETIMEDOUT', 'ESOCKETTIMEDOUT']);

export function failureFrom(error: unknown): MailFailure {
  const { code, response }: ClientError = typeof error === 'object' && error !== null ? error : {};
  const status = typeof code === 'number' ? code : response?.status;
  if (status === 400 && isAboutAddress(response?.body)) return new MailRefused(ADDRESS_REFUSED, status, { isForAddress: true });
  return typeof status === 'number' ? failureFromStatus(status) : failureFromCode(code);
}

const Complaints = z.object({ errors: z.array(z.object({ field: z.unknown() })) });

/** SendGrid names the field that it complains about; our mails have one address. */
const isAboutAddress = (body: unknown): boolean =>
  Complaints.safeParse(body).data?.errors.some(({ field }) => typeof field === 'string' && /^personalizations\.\d+\.to\b/.test(field)) ??
  false;

function failureFromStatus(status: number): MailFailure {
  const refused = status >= 400 && status < 500 && !RETRYABLE.has(status);
  if (refused) return new MailRefused(`${REFUSALS[status] ?? 'The mail provider does not accept this mail'} (${status}).`, status);
  const reason = status === 429 ? 'The mail provider asks us to slow down' : 'The mail provider is out of order';
  return new MailUnavailable(`${reason} (${status}).`, { status, mayBeAccepted: GATEWAY.has(status) });
}

function failureFromCode(code: unknown): MailFailure {
  // Codes are short words in capitals; anything else might be text from elsewhere.
  const known = typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code) ? code : 'no code';
  if (TIMED_OUT.has(known)) return new MailUnavailable('The mail provider did not answer in time.', { mayBeAccepted: true });
  const neverArrived = NOT_CONNECTED.has(known) || CERTIFICATE.test(known);
  return new MailUnavailable(`The mail provider cannot be reached (${known}).`, { mayBeAccepted: !neverArrived });
}
