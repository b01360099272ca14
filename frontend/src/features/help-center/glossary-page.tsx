import { guidePath, HELP_PATH } from '../../shared/guides.ts';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { ORIGIN, seo } from '../../shared/seo.ts';
import { guideOf } from './articles.ts';
import styles from './glossary.module.css';
import { GLOSSARY, type Term } from './glossary.ts';

const PATH = '/glossary';
const TITLE = 'The words of wills, in plain English';

export const meta = () =>
  seo({
    path: PATH,
    title: TITLE,
    description: `${GLOSSARY.length} words that solicitors, courts and our guides use, from administrator to witness, each in a sentence or two for England and Wales.`,
    jsonLd: [
      {
        '@type': 'DefinedTermSet',
        name: TITLE,
        url: ORIGIN + PATH,
        inLanguage: 'en-GB',
        hasDefinedTerm: GLOSSARY.map(({ id, name, meaning }) => ({
          '@type': 'DefinedTerm',
          '@id': `${ORIGIN}${PATH}#${id}`,
          name,
          description: meaning,
        })),
      },
    ],
  });

const LETTERS = Map.groupBy(GLOSSARY, ({ name }) => name.charAt(0));

export default function GlossaryPage() {
  return (
    <PublicPage>
      <div className={page.tool}>
        <h1>{TITLE}</h1>
        <p className={page.lead}>
          A will has words that nobody uses at home. Here is what {GLOSSARY.length} of them mean in England and Wales, and where to read
          more.
        </p>
        <nav aria-label="Letters" className={styles.letters}>
          {[...LETTERS.keys()].map((letter) => (
            <a key={letter} href={`#letter-${letter.toLowerCase()}`}>
              {letter}
            </a>
          ))}
        </nav>
        {[...LETTERS].map(([letter, terms]) => (
          <section key={letter} aria-labelledby={`letter-${letter.toLowerCase()}`} className={styles.letter}>
            <h2 id={`letter-${letter.toLowerCase()}`}>{letter}</h2>
            <dl>
              {terms.map((term) => (
                <TermView key={term.id} term={term} />
              ))}
            </dl>
          </section>
        ))}
        <p className={styles.more}>
          General information, and not legal advice. <a href={HELP_PATH}>All guides</a>
        </p>
      </div>
    </PublicPage>
  );
}

const TermView = ({ term: { id, name, meaning, guide } }: { readonly term: Term }) => (
  <div id={id} className={styles.term}>
    <dt>{name}</dt>
    <dd>
      {meaning} {guide && <a href={guidePath(guide)}>{guideOf(guide).title}</a>}
    </dd>
  </div>
);
