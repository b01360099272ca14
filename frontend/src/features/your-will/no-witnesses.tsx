import { useNoWitnessesQuery } from '../../shared/api/explanations.api.ts';
import { useBrowser } from '../../shared/browser.ts';
import { Button } from '../../ui/button.tsx';
import { Read } from '../../shared/will-check/reading.tsx';
import styles from '../../shared/will-check/checks.module.css';

export function NoWitnesses() {
  const list = useNoWitnessesQuery();
  const { print } = useBrowser();
  return (
    <section className={styles.section} aria-labelledby="no-witness-title">
      <h2 id="no-witness-title">Please do not ask these people</h2>
      <p>
        If one of them is a witness, your will still stands, but they lose what you leave them. The same goes for the husband, wife or civil
        partner of each of them.
      </p>
      <Read of={list} label="We are putting your list together...">
        {({ people, rules }) => (
          <>
            {people.length === 0 && <p>Nobody whom your will names: it gives to organisations only.</p>}
            <ul className={styles.list}>
              {people.map(({ name, reasons }, index) => (
                <li key={`${index} ${name}`}>
                  <strong>{name}</strong>
                  <span>{reasons.join('; ')}</span>
                </li>
              ))}
            </ul>
            <h3>Nor these</h3>
            <ul className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <Button look="secondary" size="small" onClick={print}>
              Print this list
            </Button>
          </>
        )}
      </Read>
    </section>
  );
}
