import type { MapPerson } from '@willow/contracts/will/family-map';
import { useFamilyMapQuery } from '../../shared/api/explanations.api.ts';
import { useBrowser } from '../../shared/browser.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { MapPicture } from './family-map.tsx';
import { tiesInWords } from './map-layout.ts';
import { Read } from '../../shared/will-check/reading.tsx';
import styles from './map.module.css';

export default function PeoplePage() {
  usePageTitle('Family and money');
  const map = useFamilyMapQuery();
  const { print } = useBrowser();
  return (
    <>
      <PageHeading>Family and money</PageHeading>
      <Read of={map} label="We are drawing your family...">
        {(data) => (
          <>
            <p className={styles.about}>
              Everybody your will names, what each of them gets and what you ask them to do. Below it is the same as a table.
            </p>
            <p>
              <Button look="secondary" size="small" onClick={print}>
                Print this page
              </Button>
            </p>
            <MapPicture map={data} />
            <PeopleTable people={data.people} />
          </>
        )}
      </Read>
    </>
  );
}

function PeopleTable({ people }: { readonly people: readonly MapPerson[] }) {
  return (
    <table className={styles.table}>
      <caption>The same in words</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">In your will</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              {person.name}
              <span>{person.relation}</span>
            </th>
            <td>
              <ul>
                {tiesInWords(person).map((tie, index) => (
                  <li key={`${index} ${tie}`}>{tie}</li>
                ))}
              </ul>
              {person.clashes.map((clash) => (
                <p key={clash} className={styles.look}>
                  <Icon name="warning" />
                  <span>
                    <strong>Worth a second look:</strong> {clash}
                  </span>
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
