import { AppPage } from '../../shared/app-page/app-page.tsx';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Agreement } from './agreement.tsx';
import styles from './prepaid.module.css';

/** The partner has paid for this will: nothing is charged, and nothing is ordered before somebody presses. */
export default function Prepaid({ onOrder }: { readonly onOrder: () => Promise<void> }) {
  const { busy, press } = usePressQueue();
  return (
    <AppPage narrow aside={<a href="/dashboard">Back to Dashboard</a>}>
      <h1>Your will is paid for</h1>
      <p>Your partner has paid for your will, so you have nothing to pay. We do not tell your partner when you order it.</p>
      <div className={styles.order}>
        <Button wide busy={busy} onClick={() => press('order', onOrder)}>
          Order your will
        </Button>
        <Agreement prepaid />
      </div>
    </AppPage>
  );
}
