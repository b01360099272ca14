import { BRAND } from '@willow/contracts/brand/brand';
import { dateInWords } from '@willow/contracts/dates';
import { useParams } from 'react-router';
import { guidePath, HELP_PATH } from '../../shared/guides.ts';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { anchorOf, Blocks, Facts, Start } from './article-body.tsx';
import { type Article, stepOf } from './article.ts';
import article from './article.module.css';
import { guideOf } from './articles.ts';
import { firstUsesIn } from './first-uses.ts';
import styles from './guide-page.module.css';
import { articleData, crumbsData } from './structured-data.ts';
import { Glossed } from './words.tsx';

type Params = { readonly params: { readonly id?: string } };

export const meta = ({ params: { id } }: Params) => {
  const guide = guideOf(id);
  return seo({
    path: guidePath(guide.id),
    title: guide.title,
    description: guide.description,
    jsonLd: [articleData(guide), crumbsData(guide)],
    article: { modified: guide.reviewed },
  });
};

export default function GuidePage() {
  const guide = guideOf(useParams().id);
  return (
    <PublicPage>
      <div className={styles.guide}>
        <Crumbs title={guide.title} />
        <div className={styles.columns}>
          <article className={`${article.body} ${styles.body}`}>
            <Opening guide={guide} />
            <Glossed value={firstUsesIn(guide.body)}>
              <Blocks body={guide.body} Heading="h2" />
            </Glossed>
            <Next guide={guide} />
            <Sources guide={guide} />
          </article>
          <Contents guide={guide} />
        </div>
        <Onward guide={guide} />
      </div>
    </PublicPage>
  );
}

type Of = { readonly guide: Article };

const Crumbs = ({ title }: { readonly title: string }) => (
  <nav aria-label="Where you are" className={styles.crumbs}>
    <ol>
      <li>
        <a href={HELP_PATH}>Help Centre</a>
      </li>
      <li aria-current="page">{title}</li>
    </ol>
  </nav>
);

const Opening = ({ guide }: Of) => (
  <header>
    <h1>{guide.title}</h1>
    <p className={article.summary}>{guide.summary}</p>
    <Facts article={guide}>By the {BRAND.name} team · </Facts>
    {guide.reviewer && <p className={article.facts}>Read and approved by {guide.reviewer}</p>}
  </header>
);

function Contents({ guide: { body } }: Of) {
  const headings = body.filter((block) => block.kind === 'heading');
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">In this guide</h2>
      <ul>
        {headings.map(({ text }) => (
          <li key={text}>
            <a href={`#${anchorOf(text)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Next = ({ guide: { next } }: Of) => (
  <section className={styles.about} aria-labelledby="next">
    <h2 id="next">What to do next</h2>
    <ul>
      {next.map(stepOf).map(({ text, href }) => (
        <li key={text}>
          {href ? (
            <a href={href} rel={href.startsWith('https:') ? 'noreferrer' : undefined}>
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
    <Start />
  </section>
);

const Sources = ({ guide: { sources } }: Of) => (
  <footer className={styles.small}>
    <h2 id="sources">Sources</h2>
    <ul>
      {sources.map(({ name, asAt }) => (
        <li key={name}>
          {name} (as at {dateInWords(asAt)})
        </li>
      ))}
    </ul>
    <p>
      This is general information about the law of England and Wales, and not legal advice. Something wrong or out of date? Tell us at{' '}
      <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
    </p>
  </footer>
);

const Onward = ({ guide: { related } }: Of) => (
  <section className={styles.onward} aria-labelledby="onward">
    <h2 id="onward">Read next</h2>
    <ul>
      {related.map(guideOf).map(({ id, title, readTime }) => (
        <li key={id}>
          <a href={guidePath(id)}>{title}</a>
          <p className={article.facts}>{readTime}</p>
        </li>
      ))}
    </ul>
    <p>
      <a href={HELP_PATH}>All guides</a>, and <a href="/glossary">the words of wills in plain English</a>
    </p>
  </section>
);
