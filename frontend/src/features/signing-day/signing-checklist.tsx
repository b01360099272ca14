import type { SentVersion } from '@willow/contracts/will/sent-version';
import { type SigningStep, signingSteps } from '@willow/contracts/will/signing-steps';
import { willPdf } from '@willow/contracts/will/documents.contract';
import { useState } from 'react';
import { WitnessChecker } from '../../shared/will-check/witness-checker.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { SignedForm } from './signed-form.tsx';
import { useTicks } from './use-ticks.ts';
import styles from './signing-day.module.css';

export function SigningChecklist({ version }: { readonly version: SentVersion }) {
  const steps = signingSteps(version.versionCode);
  const { done, tick } = useTicks(version.versionCode);
  return (
    <>
      <p>Put your phone on the table and tick each step when it is done. The ticks stay on this phone, also when the page is closed.</p>
      <output className={styles.count}>
        {done.length} of {steps.length} done
      </output>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} data-done={done.includes(step.id) || undefined}>
            <label className={styles.tick}>
              <input type="checkbox" checked={done.includes(step.id)} onChange={(event) => tick(step.id, event.target.checked)} />
              <span>{step.title}</span>
            </label>
            <Body step={step} code={version.versionCode} />
            {step.id === 'sign' && <SignedForm id="signed" />}
          </li>
        ))}
      </ol>
    </>
  );
}

function Body({ step: { id, text, order }, code }: { readonly step: SigningStep; readonly code: string }) {
  return (
    <>
      {id === 'code' && (
        <p className={styles.code}>
          Version <strong>{code}</strong>
        </p>
      )}
      {order && (
        <ol className={styles.order}>
          {order.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ol>
      )}
      <p>{text}</p>
      {id === 'print' && (
        <p>
          <a className={buttonClass({ look: 'secondary' })} href={willPdf.path} download>
            Download Your Will
          </a>
        </p>
      )}
      {id === 'witnesses' && <Witnesses />}
    </>
  );
}

/** Opened when it is wanted, so that the steps stay in sight. */
function Witnesses() {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Check two names against your will</summary>
      {open && <WitnessChecker />}
    </details>
  );
}
