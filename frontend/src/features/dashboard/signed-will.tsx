import { dateInWords } from '@willow/contracts/dates';
import { pathOf } from '@willow/contracts/endpoint';
import { getWillDocument, willPdf } from '@willow/contracts/will/documents.contract';
import type { SentVersion } from '@willow/contracts/will/sent-version';
import { Link } from 'react-router';
import { VersionCode } from '../../shared/version-code/version-code.tsx';
import { buttonClass } from '../../ui/button.tsx';
import styles from './dashboard.module.css';

type Props = {
  readonly version: SentVersion;
  readonly keptAt: string | null;
  /** Whether it is beside something else to do: then nothing here is the next step. */
  readonly aside?: boolean;
};

/** What was recorded of a signed will, with what can be had of it. */
export function SignedWill({ version: { signed, versionCode }, keptAt, aside = false }: Props) {
  if (!signed) return null;
  const facts = [
    ['Signed on', dateInWords(signed.on)],
    ['Witnesses', signed.witnesses.join(' and ')],
    ['Kept at', keptAt],
    ['Version', <VersionCode key="code" code={versionCode} />],
  ] as const;
  const first = buttonClass({ look: aside ? 'secondary' : 'primary' });
  const other = buttonClass({ look: 'secondary' });
  return (
    <>
      <dl className={styles.details}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={styles.pair}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {signed.barred > 0 && (
        <p>
          <strong>A witness loses what your will gives them.</strong> To put it right, print the will again and sign it with another
          witness, then <Link to="/signing">record the new signing</Link>.
        </p>
      )}
      <p className={styles.buttons}>
        {keptAt ? (
          <>
            <a className={first} href={`${pathOf(getWillDocument, { name: 'executors-sheet' })}?version=${versionCode}`} download>
              Download the Executor’s Sheet
            </a>
            <Link className={other} to="/signing#stored">
              Update Where It Is Kept
            </Link>
          </>
        ) : (
          <Link className={first} to="/signing#stored">
            Say Where It Is Kept
          </Link>
        )}
      </p>
      {keptAt && (
        <p className={styles.note}>
          Give the sheet to whoever you named as executor. It says where the will is, and nothing about who inherits.
        </p>
      )}
      <p className={styles.note}>
        <a href={`${willPdf.path}?version=${versionCode}`} download>
          Download a copy (not the signed original)
        </a>
      </p>
    </>
  );
}
