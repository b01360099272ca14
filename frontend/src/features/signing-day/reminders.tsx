import { useSetRemindersMutation } from '../../shared/api/after-sending.api.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { isFailure } from '../../web/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import styles from './signing-day.module.css';

const words = (on: boolean, signed: boolean): string => {
  if (!on) return 'You get no reminders from us about signing your will or keeping it up to date.';
  return signed
    ? 'Once a year we ask by email whether something has changed in your life.'
    : 'We ask by email after 7, 21 and 60 days whether your will is signed, and stop as soon as you tell us that it is.';
};

export function Reminders({ on, signed }: { readonly on: boolean; readonly signed: boolean }) {
  const [set, { error, isLoading }] = useSetRemindersMutation();
  return (
    <section id="reminders" className={styles.reminders} aria-labelledby="reminders-title">
      <h2 id="reminders-title">Reminders</h2>
      <p>{words(on, signed)}</p>
      {isFailure(error) && <p role="alert">{sentence(error)}</p>}
      <Button look="secondary" size="small" busy={isLoading} onClick={() => void set({ on: !on })}>
        {on ? 'Stop the reminders' : 'Send me reminders'}
      </Button>
    </section>
  );
}
