import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '@willow/contracts/brand/claims';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { ArticleBody } from './article-body.tsx';
import { ARTICLES, GUIDES } from './articles.ts';
import { EventGuides, Guides, PopularGuides, Questions, Tools } from './guides.tsx';
import styles from './help-center.module.css';
import { FEED_PATH, HELP_PATH } from './paths.ts';
import { SearchForm } from './search-form.tsx';
import { articleList } from './structured-data.ts';

export const meta = () => [
  ...seo({
    path: HELP_PATH,
    title: 'Help Centre: guides to wills and probate',
    description:
      'Plain guides to wills in England and Wales: dying without a will, costs, guardians, couples, inheritance tax, executors, probate and care fees.',
    jsonLd: [articleList(ARTICLES)],
  }),
  { tagName: 'link' as const, rel: 'alternate', type: 'application/atom+xml', title: `${BRAND.name}: guides`, href: FEED_PATH },
];

export default function HelpCenterPage() {
  return (
    <PublicPage here={HELP_PATH}>
      <section className={styles.hero} aria-labelledby="help-title">
        <div>
          <h1 id="help-title">Help Centre</h1>
          <p className={styles.lead}>
            {GUIDES.length} guides to wills in England and Wales. Plain words, with a worked example and the sources in each. Or{' '}
            <a href="/sample-will">read a whole sample will</a>, or look a word up in <a href="/glossary">the glossary</a>.
          </p>
        </div>
        <SearchForm />
      </section>
      <Guides />
      <PopularGuides />
      <EventGuides />
      <Tools />
      <section aria-labelledby="bodies-title" className={styles.bodies}>
        <h2 id="bodies-title" className="visually-hidden">
          The guides
        </h2>
        {ARTICLES.map((article) => (
          <ArticleBody key={article.id} article={article} />
        ))}
      </section>
      <Questions />
      <section aria-labelledby="more-help-title" className={styles.more}>
        <h2 id="more-help-title">Still Need Help?</h2>
        <p>
          Write to us at <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>. Our UK team reads every email and answers{' '}
          {CLAIMS.supportReply}, {CLAIMS.supportHours}.
        </p>
        <p className={styles.small}>
          We can help with the service and your account. We cannot give legal advice. <a href={FEED_PATH}>Feed of the guides</a> (Atom).
        </p>
      </section>
    </PublicPage>
  );
}
