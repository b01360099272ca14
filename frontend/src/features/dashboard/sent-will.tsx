import type { AfterSending } from '@willow/contracts/will/after-sending.contract';
import type { SentVersion } from '@willow/contracts/will/sent-version';
import { Link } from 'react-router';
import { useMeQuery } from '../../shared/api/account.api.ts';
import { useAfterSendingQuery } from '../../shared/api/after-sending.api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ChangeWill } from './change-will.tsx';
import { Documents } from './documents.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { SignedWill } from './signed-will.tsx';
import { SigningSteps } from './signing-steps.tsx';
import { Download, UnknownWill } from './unknown-will.tsx';
import styles from './dashboard.module.css';

/** The will that was sent: to be signed, to be stored, or at rest. And how it is changed. */
export default function SentWill() {
  const { data, isError, refetch } = useAfterSendingQuery();
  const newest = data?.versions[0];
  return (
    <>
      <section className={styles.next} aria-labelledby="next-title">
        {data && newest ? (
          <Now sent={data} newest={newest} />
        ) : (
          <UnknownWill>
            {isError && (
              <div role="alert">
                <p>We could not look up whether it is signed. You can download it all the same.</p>
                <Button look="secondary" size="small" onClick={() => void refetch()}>
                  Try again
                </Button>
              </div>
            )}
          </UnknownWill>
        )}
        {data && <EarlierVersions versions={data.versions.slice(1)} />}
        <Documents />
      </section>
      <ChangeWill />
    </>
  );
}

function Now({ sent, newest }: { readonly sent: AfterSending; readonly newest: SentVersion }) {
  if (!newest.signed) return <ToSign version={newest} isNew={sent.versions.some(({ state }) => state === 'in-force')} />;
  return sent.keptAt === null ? <ToStore version={newest} /> : <AtRest version={newest} keptAt={sent.keptAt} />;
}

type ToSignProps = { readonly version: SentVersion; /** Whether it takes the place of a signed one. */ readonly isNew: boolean };

function ToSign({ version, isNew }: ToSignProps) {
  // Where it came back, a card of its own says so.
  const cameBack = useMeQuery().data?.undeliveredWill;
  return (
    <>
      <h2 id="next-title">{isNew ? 'Your new will is ready to sign' : 'Your will is ready to sign'}</h2>
      <p>
        {cameBack ? 'You' : 'We have emailed it to you, and you'} can download it here as often as you like. It counts only when it is
        signed.
      </p>
      <p className={styles.buttons}>
        <Download />
        <Link className={buttonClass({ look: 'secondary' })} to="/signing">
          Open Signing Day
        </Link>
      </p>
      <p className={styles.note}>Signing day shows these five steps in large type, to have on the table beside you.</p>
      <SigningSteps versionCode={version.versionCode} />
      <p>
        All three of you have signed? <Link to="/signing#signed">Tell us that it is signed</Link>
      </p>
    </>
  );
}

function ToStore({ version }: { readonly version: SentVersion }) {
  return (
    <>
      <h2 id="next-title">Your will is signed. One thing is left</h2>
      <p>Put it somewhere safe and tell us where. You then get an executor’s sheet that says where to find it.</p>
      <SignedWill version={version} keptAt={null} />
    </>
  );
}

function AtRest({ version, keptAt }: { readonly version: SentVersion; readonly keptAt: string }) {
  return (
    <>
      <h2 id="next-title">Your will is signed and stored</h2>
      <SignedWill version={version} keptAt={keptAt} />
    </>
  );
}
