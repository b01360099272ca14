import { pathOf } from '@willow/contracts/endpoint';
import { getWillPaper, PAPER_TITLES, type WillPaper } from '@willow/contracts/will/documents.contract';
import { useWillDocumentsQuery } from './documents.api.ts';
import styles from './dashboard.module.css';

/** What the file of the will itself is called here: the button beside this list is the will in the usual size. */
const LARGE_WILL = 'Your will in large print';

/** The papers that go with the will, each to be downloaded by itself: nothing may ever be attached to a will. */
export function Documents() {
  const { data } = useWillDocumentsQuery();
  if (!data) return null;
  return (
    <section className={styles.papers} aria-labelledby="papers-title">
      <h3 id="papers-title">Papers that go with it</h3>
      <p>Print what you need, and keep every paper apart from the will itself.</p>
      <ul className={styles.insights}>
        {data.papers.map((paper) => (
          <li key={paper}>{paper === 'will' ? <Large paper={paper} label={LARGE_WILL} /> : <Document paper={paper} />}</li>
        ))}
      </ul>
    </section>
  );
}

const addressOf = (paper: WillPaper): string => pathOf(getWillPaper, { paper });

function Document({ paper }: { readonly paper: WillPaper }) {
  const title = PAPER_TITLES[paper];
  return (
    <>
      <a href={addressOf(paper)} download>
        {title}
      </a>
      <span>
        <Large paper={paper} label="Large print" about={title} />
        {paper === 'explanation' && (
          <>
            {' · '}
            <a href={`${addressOf(paper)}?format=html`}>Read it on screen</a>
          </>
        )}
      </span>
    </>
  );
}

type LargeProps = { readonly paper: WillPaper; readonly label: string; readonly about?: string };

const Large = ({ paper, label, about }: LargeProps) => (
  <a href={`${addressOf(paper)}?edition=large-print`} download aria-label={about && `${about}, large print`}>
    {label}
  </a>
);
