import { WIZARD_STEPS } from '@willow/contracts/constants';
import styles from './progress.module.css';

export function Progress({ value, saved }: { readonly value: number; readonly saved: string }) {
  return (
    <div className={styles.progress}>
      <p>
        <span id="wizard-progress">
          Question {value} of {WIZARD_STEPS}
        </span>
        <output>{saved}</output>
      </p>
      <div className={styles.frond}>
        {Array.from({ length: WIZARD_STEPS }, (_, index) => (
          <svg key={index} viewBox="0 0 24 28" aria-hidden="true" className={index < value ? styles.grown : undefined}>
            <path d={index % 2 ? 'M2 27C4 15 9 6 22 3C21 15 14 25 2 27z' : 'M2 1C4 13 9 22 22 25C21 13 14 3 2 1z'} />
          </svg>
        ))}
        <progress aria-labelledby="wizard-progress" max={100} value={value * (100 / WIZARD_STEPS)} />
      </div>
    </div>
  );
}
