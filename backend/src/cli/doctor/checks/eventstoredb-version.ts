import { readFileSync } from 'node:fs';
import { request as plain } from 'node:http';
import { request as secure, type RequestOptions } from 'node:https';
import { text } from 'node:stream/consumers';
import { parseConnectionUrl } from '../../../event-sourcing/store/eventstoredb/connection-url.ts';

const WITHIN_MS = 3_000;

/** The server says it over HTTP, beside gRPC; null when it does not. */
export async function eventStoreDbVersion(url: string): Promise<string | null> {
  const { address, options, login, isSecure } = parseConnectionUrl(url);
  const host = /:\/\/([^,/?]+)/.exec(address)?.[1];
  const certificates = options.get('tlsCAFile');
  try {
    const info = await getText(`${isSecure ? 'https' : 'http'}://${host}/info`, {
      ...(certificates && { ca: readFileSync(certificates) }),
      // Newer servers tell it to nobody else.
      ...(login && { auth: `${login.username}:${login.password}` }),
    });
    const { esVersion, dbVersion } = JSON.parse(info) as { readonly esVersion?: unknown; readonly dbVersion?: unknown };
    const version = dbVersion ?? esVersion;
    return typeof version === 'string' ? version : null;
  } catch {
    return null;
  }
}

const getText = (url: string, given: RequestOptions): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { timeout: WITHIN_MS, signal: AbortSignal.timeout(WITHIN_MS), ...given };
    const asked = (url.startsWith('https:') ? secure : plain)(url, options, (answer) => {
      text(answer).then(resolve, reject);
    });
    asked.on('error', reject).end();
  });
