import { LIFE_EVENTS } from '@willow/contracts/will/life-events';
import { useOpenUpdateMutation } from '../../shared/api/after-sending.api.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { useBrowser } from '../../shared/browser.ts';
import { isFailure } from '../../web/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import styles from './dashboard.module.css';

/** Opens the answers of a will that was sent, and goes to them. */
export function ChangeWill() {
  const [open, { error, isLoading, isSuccess }] = useOpenUpdateMutation();
  const { leave } = useBrowser();
  const start = async () => {
    const { data } = await open();
    if (data?.update === 'open') leave('/wizard/10');
  };
  return (
    <section className={styles.card} aria-labelledby="change-title">
      <h2 id="change-title">Has something changed?</h2>
      <p>
        Updates are free for life. All your answers are filled in: change what’s different and submit it. We will review it and send you a
        new will. Your current will counts until you sign the new one.
      </p>
      <details className={styles.signing}>
        <summary>Seven reasons to look at it again</summary>
        <ul>
          {LIFE_EVENTS.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ul>
      </details>
      {isFailure(error) && <p role="alert">{sentence(error)}</p>}
      <Button look="secondary" busy={isLoading || isSuccess} onClick={() => void start()}>
        Change My Will
      </Button>
    </section>
  );
}
