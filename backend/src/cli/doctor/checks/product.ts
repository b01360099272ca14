import { z } from 'zod';
import { both } from '../../../platform/config/both-names.ts';
import { healthPass } from '../../../platform/http/health.ts';
import type { Secrets } from '../../../platform/keys/secrets.ts';
import { RELEASE } from '../../../platform/release.ts';
import type { Check } from '../check.ts';
import { broken, type Finding, ok, some, warn } from '../finding.ts';
import { askSite } from '../ask-site.ts';
import { NoAnswer } from '../no-answer.ts';

export const versions: Check = {
  name: 'versions',
  look: async () => ok(`Willow ${RELEASE} on Node ${process.versions.node}`, { willow: RELEASE, node: process.versions.node }),
};

export const settings: Check = {
  name: 'settings',
  look: async ({ config: { NODE_ENV, OPERATOR_MFA, publicUrl } }) =>
    NODE_ENV === 'production' && !publicUrl.startsWith('https:')
      ? broken(`production is at ${publicUrl}, and nobody's session is safe`, 'Set PUBLIC_URL to the address with https:')
      : ok(`${NODE_ENV}, at ${publicUrl}, second factor of operators ${OPERATOR_MFA}`),
};

const Readiness = z.object({
  status: z.string(),
  why: z.record(z.string(), z.string()).optional(),
  warnings: z.array(z.string()).optional(),
});

export const api: Check = {
  name: 'api',
  runbook: 'product-down',
  async look({ config, secrets }) {
    try {
      const { status, body } = await askSite('/health/ready', config, passOf(secrets));
      return apiFinding(config.publicUrl, status, body);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return broken(`does not answer: ${error.message}`, toReach(config.PROXY_ADDRESS));
    }
  },
};

/** Without a master key that is one, which another check tells, doctor hears as little as anybody. */
function passOf(secrets: () => Secrets): Readonly<Record<string, string>> {
  try {
    return { authorization: healthPass(secrets()) };
  } catch {
    return {};
  }
}

const toReach = (proxy: string | undefined): string =>
  proxy
    ? `Start the proxy, ${proxy.split(':')[0]}, and look at its log; ${both('PROXY_ADDRESS')} names where it is reached`
    : 'Start the api; if it runs, look whether this machine reaches PUBLIC_URL, or name its proxy with PROXY_ADDRESS';

/** What the api says of itself. */
export function apiFinding(publicUrl: string, status: number, body: unknown): Finding {
  const said = Readiness.safeParse(body).data;
  if (!said)
    return warn(`${publicUrl} answers with ${status}, and not about health`, 'Ask the api itself: http://<its host>:<PORT>/health/ready');
  const parts = Object.groupBy(Object.entries(said.why ?? {}), ([, words]) => words);
  const why = Object.entries(parts).map(([words, named = []]) => `${some(named.map(([part]) => part))}: ${words}`);
  if (said.status !== 'ok') return broken(`is not ready: ${why.join('; ')}`, 'Mend what it names');
  return said.warnings?.length ? warn(said.warnings.join('; '), 'Mend what it names') : ok(`answers at ${publicUrl}, and is ready`);
}
