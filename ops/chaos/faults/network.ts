import { sleep } from '../../run/launcher/processes.ts';
import type { Fault } from './fault.ts';

const LASTS_MS = [1000, 8000] as const;

export const network: Fault = {
  name: 'network',
  about: 'the network before the database is cut, silent or slow for some seconds',
  kind: 'proxied',
  strike: async ({ stage: { proxy }, random }) => {
    proxy?.turns(random.pick(['cut', 'silent', 'slow'] as const));
    await sleep(random.between(...LASTS_MS));
    proxy?.turns('fine');
  },
};
