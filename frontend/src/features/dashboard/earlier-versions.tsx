import { dateInWords, shortDate } from '@willow/contracts/dates';
import type { SentVersion, VersionState } from '@willow/contracts/will/sent-version';
import { VersionCode } from '../../shared/version-code/version-code.tsx';
import styles from './dashboard.module.css';

/** The one in force is no earlier one: it has its own place, before everything else. */
type Earlier = Exclude<VersionState, 'to-sign' | 'signed' | 'in-force'>;

/** Wills Act 1837, s.20: an earlier will is revoked by a later one, or by burning or tearing it with that intent. */
const WHAT_TO_DO: Readonly<Record<Earlier, readonly [string, string]>> = {
  replaced: [
    'Replaced',
    'Destroy it now: tear it up or burn it yourself. Destroy copies and the sheets for executors that came with it, too.',
  ],
  'never-signed': ['Not to be signed', 'A newer version took its place. Put the printed pages in the bin.'],
};

const isEarlier = (state: VersionState): state is Earlier => state in WHAT_TO_DO;

export function EarlierVersions({ versions }: { readonly versions: readonly SentVersion[] }) {
  if (!versions.some(({ state }) => isEarlier(state))) return null;
  return (
    <section className={styles.earlier} aria-labelledby="earlier-title">
      <h3 id="earlier-title">Earlier versions</h3>
      <ul>
        {versions.map(({ versionCode, state, signed, sentAt }) => {
          if (!isEarlier(state)) return null;
          const [title, text] = WHAT_TO_DO[state];
          return (
            <li key={`${sentAt} ${versionCode}`} data-state={state}>
              <p>
                <strong>
                  Version <VersionCode code={versionCode} />: {title}
                </strong>
              </p>
              <p>
                {signed ? `Signed on ${dateInWords(signed.on)}.` : `Sent on ${shortDate(sentAt)}.`} {text}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
