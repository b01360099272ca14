import { pathOf } from '@willow/contracts/endpoint';
import { DOCUMENT_TITLES } from '@willow/contracts/will/document-titles';
import { getWillDocument, type DocumentName } from '@willow/contracts/will/documents.contract';
import { useWillDocumentsQuery } from './documents.api.ts';
import styles from './dashboard.module.css';

const LARGE_WILL = 'Your will in large print';

/** The documents that go with the will, each to be downloaded by itself: nothing may ever be attached to a will. Folded where something else is to be done first. */
export function Documents({ folded = false }: { readonly folded?: boolean }) {
  const { data } = useWillDocumentsQuery();
  if (!data) return null;
  const title = <h3 id="documents-title">Papers that go with it</h3>;
  return (
    <section className={styles.documents} aria-labelledby="documents-title">
      {folded ? (
        <details className={styles.signing}>
          <summary className={styles.folded}>{title}</summary>
          <List names={data.documents} />
        </details>
      ) : (
        <>
          {title}
          <List names={data.documents} />
        </>
      )}
    </section>
  );
}

const List = ({ names }: { readonly names: readonly DocumentName[] }) => (
  <>
    <p>Print what you need, and keep every paper apart from the will itself.</p>
    <ul className={styles.links}>
      {names.map((name) => (
        <li key={name}>{name === 'will' ? <Large name={name} label={LARGE_WILL} /> : <Document name={name} />}</li>
      ))}
    </ul>
  </>
);

const addressOf = (name: DocumentName): string => pathOf(getWillDocument, { name });

function Document({ name }: { readonly name: DocumentName }) {
  const title = DOCUMENT_TITLES[name];
  return (
    <>
      <a href={addressOf(name)} download>
        {title}
      </a>
      <span>
        <Large name={name} label="Large print" about={title} />
        {name === 'explanation' && (
          <>
            {' · '}
            <a href={`${addressOf(name)}?format=html`}>Read it on screen</a>
          </>
        )}
      </span>
    </>
  );
}

type LargeProps = { readonly name: DocumentName; readonly label: string; readonly about?: string };

const Large = ({ name, label, about }: LargeProps) => (
  <a href={`${addressOf(name)}?edition=large-print`} download aria-label={about && `${about}, large print`}>
    {label}
  </a>
);
