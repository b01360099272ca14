import type { AfterSending } from '@willow/contracts/will/after-sending.contract';
import { Link } from 'react-router';
import { useAfterSendingQuery } from '../../shared/api/after-sending.api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Documents } from './documents.tsx';
import { SignedWill } from './signed-will.tsx';
import { Download } from './unknown-will.tsx';
import styles from './dashboard.module.css';

/** The will that there is already, while a newer one is written, reviewed or waits to be signed. Nothing when there is no newer one. */
export default function CurrentWill({ updating }: { readonly updating: boolean }) {
  const { data, isError, refetch } = useAfterSendingQuery();
  if (data) return <Current sent={data} updating={updating} />;
  // Of a will that is not being changed it is said where its signing is asked for.
  if (!isError || !updating) return null;
  return (
    <section className={styles.card} role="alert">
      <p>We could not look up the will you have. Nothing is wrong with it.</p>
      <Button look="secondary" size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    </section>
  );
}

type Props = { readonly sent: AfterSending; readonly updating: boolean };

function Current({ sent: { versions, keptAt }, updating }: Props) {
  const version = updating ? (versions.find(({ signed }) => signed) ?? versions[0]) : versions.find(({ state }) => state === 'in-force');
  if (!version) return null;
  return (
    <section className={`${styles.card} ${styles.current}`} aria-labelledby="current-title">
      <h2 id="current-title">{version.signed ? 'The will you signed' : 'The will we sent you'}</h2>
      {version.signed ? (
        <>
          <p>It is your will until you sign the new one. Keep it safe until then, and do not mark or tear it.</p>
          <SignedWill version={version} keptAt={keptAt} aside />
        </>
      ) : (
        <>
          <p>It is here until the new one is sent. If you sign it before then, it is your will until you sign the new one.</p>
          <p className={styles.buttons}>
            <Download look="secondary" />
            <Link className={buttonClass({ look: 'secondary' })} to="/signing">
              Open Signing Day
            </Link>
          </p>
        </>
      )}
      {version === versions[0] && <Documents folded />}
    </section>
  );
}
