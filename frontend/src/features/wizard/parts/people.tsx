import { Button } from '../../../ui/button.tsx';
import type { KnownPerson } from '../known-people.ts';
import styles from './people.module.css';

type Props = { readonly people: readonly KnownPerson[]; readonly onPick: (person: KnownPerson) => void };

export function PeoplePicker({ people, onPick }: Props) {
  if (people.length === 0) return null;
  return (
    <div className={styles.people}>
      <p id="known-people">Someone you have named already?</p>
      <ul aria-labelledby="known-people">
        {people.map((person) => (
          <li key={person.fullName}>
            <Button look="secondary" size="small" onClick={() => onPick(person)}>
              Add {person.fullName}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
