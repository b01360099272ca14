import { request as plain } from 'node:http';
import { request as secure, type RequestOptions } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Config } from '../../platform/config/config.ts';
import { proxyOf } from '../../platform/config/proxy-address.ts';
import { type Answer, NoAnswer, parsed, WITHIN_MS } from './no-answer.ts';

type Site = Pick<Config, 'publicUrl' | 'PROXY_ADDRESS' | 'LOCAL_PROVIDERS'>;

/** Asks our own site, as a browser would, where its proxy is reached from here. Throws NoAnswer. */
export async function askSite(
  path: string,
  { publicUrl, PROXY_ADDRESS, LOCAL_PROVIDERS }: Site,
  headers: Readonly<Record<string, string>> = {},
): Promise<Omit<Answer, 'offsetMs'>> {
  const url = new URL(path, publicUrl);
  const proxy = proxyOf(PROXY_ADDRESS);
  try {
    return await get(url, {
      ...(proxy && { hostname: proxy.host, port: proxy.port }),
      // It is the site that is asked, whatever leads to it: in TLS, too.
      headers: { ...headers, host: url.host },
      // The proxy of a rehearsal signs for itself.
      rejectUnauthorized: LOCAL_PROVIDERS !== 'on',
      agent: false,
      signal: AbortSignal.timeout(WITHIN_MS),
    });
  } catch (error) {
    throw NoAnswer.of(PROXY_ADDRESS ?? url.host, error);
  }
}

const get = (url: URL, options: RequestOptions): Promise<Omit<Answer, 'offsetMs'>> =>
  new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? secure : plain)(url, options, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: parsed(said) }), reject);
    });
    asked.on('error', reject).end();
  });
