import type { LocalRequest } from '../../kit/http-server.ts';
import { unauthorised } from './errors.ts';
import type { FormFields } from './form-body.ts';

/** The shop's server, or a customer's browser that holds one intent's client secret. */
export type Caller = { readonly kind: 'server' } | { readonly kind: 'browser'; readonly clientSecret: string };

export type Keys = { readonly secretKey?: string | undefined; readonly publishableKey?: string | undefined };

/** Without configured keys any test key will do. */
export function authenticate(request: LocalRequest, form: FormFields, { secretKey, publishableKey }: Keys): Caller {
  const headerKey = keyInHeader(request);
  const key = headerKey ?? (typeof form['key'] === 'string' ? form['key'] : undefined);
  if (key === undefined) {
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  // Never from the form: a page of another origin could send that, but not the header.
  if (headerKey !== undefined && (secretKey === undefined ? key.startsWith('sk_test_') : key === secretKey)) return { kind: 'server' };
  if (publishableKey === undefined ? key.startsWith('pk_test_') : key === publishableKey) {
    const secret = form['client_secret'];
    return { kind: 'browser', clientSecret: typeof secret === 'string' ? secret : '' };
  }
  throw unauthorised(`Invalid API Key provided: ${masked(key)}`);
}

function keyInHeader({ headers }: LocalRequest): string | undefined {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme) && credentials) return credentials;
  // Basic: the key is the user name, the password stays empty.
  if (/^basic$/i.test(scheme) && credentials) return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0];
  return undefined;
}

const masked = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(Math.max(0, Math.min(key.length, 24) - 12))}${key.slice(-4)}`;
