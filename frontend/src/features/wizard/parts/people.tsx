import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { calledAmong, type KnownPerson } from '../known-people.ts';
import styles from './people.module.css';

type Props = {
  readonly people: readonly KnownPerson[];
  /** Puts somebody into a row, and says what the ids of its fields begin with. */
  readonly onPick: (person: KnownPerson) => string;
};

export function PeoplePicker({ people, onPick }: Props) {
  const row = useRef<string>(null);
  useEffect(() => {
    if (row.current) fieldToFill(row.current)?.focus();
    row.current = null;
  });
  if (people.length === 0) return null;
  const pick = (person: KnownPerson) => {
    row.current = onPick(person);
  };
  return (
    <div className={styles.people}>
      <p id="known-people">Someone you have named already?</p>
      <ul aria-labelledby="known-people">
        {people.map((person) => (
          <li key={calledAmong(people, person)}>
            <Button look="secondary" size="small" onClick={() => pick(person)}>
              Add {calledAmong(people, person)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function fieldToFill(row: string): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const own = fields.filter(({ id, type }) => id.startsWith(`${row}-`) && type !== 'checkbox' && type !== 'radio');
  return own.find(({ value }) => value === '') ?? own.at(-1);
}
