import { Button } from '../../ui/button.tsx';
import { CHECKLIST } from './checklist.ts';
import styles from './checklist.module.css';

const TOTAL = CHECKLIST.reduce((sum, { items }) => sum + items.length, 0);

/** The list as markup: boxes tick and strike through by themselves, `enhanceChecklist` counts. Ticks live on the page only. */
export function Checklist() {
  return (
    <form data-island data-checklist autoComplete="off" className={styles.checklist}>
      <div className={styles.panel}>
        <h2 id="progress-title">Your progress</h2>
        <p data-progress className={styles.progress}>
          <strong>
            <span data-percent>0</span>%
          </strong>{' '}
          complete{' '}
          <span>
            <span data-ticked>0</span> of {TOTAL}
          </span>
        </p>
        <progress data-bar max={TOTAL} value={0} aria-labelledby="progress-title" />
        <p className={styles.note}>Ticks stay on this page and are not saved: leave the page, and they are gone. Print it to keep it.</p>
        <Button look="secondary" size="small" data-print disabled>
          Print this checklist
        </Button>
      </div>
      <p aria-hidden className={styles.whose}>
        <span>Name</span> <span>Date</span>
      </p>
      <div className={styles.sections}>
        {CHECKLIST.map(({ id, title, items }) => (
          <fieldset key={id} data-section className={styles.section}>
            <legend>
              <h2>{title}</h2>
            </legend>
            <p data-progress className={styles.count}>
              <span data-ticked>0</span> of {items.length}, <span data-percent>0</span>%
            </p>
            {items.map((one) => (
              <label key={one.id} className={styles.item}>
                <input type="checkbox" name={one.id} aria-describedby={`${one.id}-hint`} />
                <span className={styles.label}>{one.label}</span>
                <small id={`${one.id}-hint`}>{one.hint}</small>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </form>
  );
}
