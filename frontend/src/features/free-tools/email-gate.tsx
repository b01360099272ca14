import { BRAND } from '@willow/contracts/brand/brand';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './email-gate.module.css';

/** Asks for an email address before the first result, as markup only; `emailGate` opens it and keeps the address in this browser. */
export function EmailGate() {
  return (
    <dialog data-gate aria-labelledby="gate-title" className={styles.dialog}>
      <form data-gate-form noValidate>
        <h2 id="gate-title">Get Your Free Results</h2>
        <p>Your answers are complete. Leave an email address, and the result is yours at once, today and on later visits.</p>
        <label htmlFor="gate-email">Email address</label>
        <input
          id="gate-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-describedby="gate-note"
          className={styles.input}
        />
        <p id="gate-note" className={styles.note}>
          It stays in this browser: {BRAND.name} sends nothing to it.
        </p>
        <Button type="submit" wide disabled>
          Show my result
        </Button>
      </form>
      <form method="dialog" className={styles.close}>
        <button type="submit" aria-label="Close without a result">
          <Icon name="cross" />
        </button>
      </form>
    </dialog>
  );
}
