import { dateInWords } from '@willow/contracts/dates';
import { getWillDocument } from '@willow/contracts/will/documents.contract';
import { pathOf } from '@willow/contracts/endpoint';
import type { SentVersion } from '@willow/contracts/will/sent-version';
import { signingSteps } from '@willow/contracts/will/signing-steps';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { KeptForm } from './kept-form.tsx';
import { SignedForm } from './signed-form.tsx';
import styles from './signing-day.module.css';

type Props = { readonly version: SentVersion; readonly keptAt: string | null };

export function AfterSigning({ version: { signed, versionCode }, keptAt }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const store = signingSteps(versionCode).find(({ id }) => id === 'store');
  return (
    <>
      <section className={styles.done}>
        <h2 ref={heading} tabIndex={-1}>
          Your will is signed
        </h2>
        {signed && (
          <p>
            Version {versionCode}, signed on {dateInWords(signed.on)}
            {signed.witnesses.length > 0 && <> in front of {signed.witnesses.join(' and ')}</>}.
          </p>
        )}
        {signed !== null && signed.barred > 0 && (
          <p>
            <strong>A witness loses what your will gives them.</strong> To put it right, print the will again and sign it with another
            witness, all three of you. Then destroy this one and record the new signing below.
          </p>
        )}
      </section>
      <section className={styles.form} aria-labelledby="store-title" id="stored">
        <h2 id="store-title">{keptAt ? 'Where it is kept' : 'One thing is left: store it'}</h2>
        {keptAt ? <Kept keptAt={keptAt} /> : <p>{store?.text}</p>}
        <KeptForm key={keptAt} keptAt={keptAt} />
      </section>
      <SignedAgain />
    </>
  );
}

/** The will that was signed before: it counts, and can be moved, until the new one is signed. */
export const StillInForce = ({ keptAt }: { readonly keptAt: string | null }) => (
  <section className={styles.form} aria-labelledby="store-title" id="stored">
    <h2 id="store-title">The will you signed before</h2>
    <p>
      It is your will until you sign the new one.{' '}
      {keptAt && (
        <>
          You keep it here: <strong>{keptAt}</strong>
        </>
      )}
    </p>
    <KeptForm key={keptAt} keptAt={keptAt} />
  </section>
);

const Kept = ({ keptAt }: { readonly keptAt: string }) => (
  <>
    <p>
      You keep it here: <strong>{keptAt}</strong>
    </p>
    <p>Give the sheet to whoever you named as executor. It says where the will is, and nothing about who inherits.</p>
    <p>
      <a className={buttonClass()} href={pathOf(getWillDocument, { name: 'executors-sheet' })} download>
        Download the executor’s sheet
      </a>
    </p>
  </>
);

function SignedAgain() {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Signed again, or something to correct?</summary>
      {open && <SignedForm id="again" />}
    </details>
  );
}
