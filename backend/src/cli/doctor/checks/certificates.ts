import { certificatesInUse, type CertificateInUse } from '../../../platform/certificates/certificates-in-use.ts';
import type { Check } from '../check.ts';
import { broken, type Finding, ok, warn } from '../finding.ts';
import { NoAnswer } from '../no-answer.ts';

/** Days. Let's Encrypt renews with thirty left. */
const LEFT = { warn: 21, broken: 3 };
const DAY_MS = 86_400_000;

export const certificates: Check = {
  name: 'certificates',
  runbook: 'certificate',
  async look({ config }) {
    const found = await Promise.all(certificatesInUse(config).map(findingsOn));
    return found.flat().length > 0 ? found.flat() : ok('no part is reached over TLS');
  },
};

async function findingsOn({ whose, setting, validTo }: CertificateInUse): Promise<readonly Finding[]> {
  try {
    const until = await validTo();
    return until === null ? [] : [validityFinding(whose, until, Date.now())];
  } catch (error) {
    return [broken(NoAnswer.of(whose, error).message, `Look what answers there, or correct ${setting}`)];
  }
}

/** How long a certificate holds from now on. */
export function validityFinding(whose: string, end: string, now: number): Finding {
  const days = Math.floor((Date.parse(end) - now) / DAY_MS);
  const figures = { whose, days, until: new Date(end).toISOString() };
  const todo = 'Renew it, and have whoever serves it load the new one';
  if (days < 0) return broken(`the certificate of ${whose} has run out ${-days} days ago`, todo, figures);
  const says = `the certificate of ${whose} holds for ${days} days`;
  if (days < LEFT.broken) return broken(says, todo, figures);
  return days < LEFT.warn ? warn(says, todo, figures) : ok(says, figures);
}
