import { useEffect, useState } from 'react';
import styles from './wizard.module.css';

/** Most saves are over sooner. One that waits for the event store to change its leader takes up to 12 s. */
const SLOW_MS = 1_000;

/** Says that a save is under way when it takes long, so that nobody presses again or goes away. */
export function SavingNote({ saving }: { readonly saving: boolean }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!saving) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [saving]);
  return (
    <output>
      {slow && (
        <p className={styles.note}>
          <strong>Saving…</strong> This takes longer than usual. There is nothing you need to do.
        </p>
      )}
    </output>
  );
}
