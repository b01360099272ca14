import { Faq } from '../../shared/faq/faq.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ARTICLES, FEATURED } from './articles.ts';
import { FILTERS, QUESTIONS, TOOLS } from './content.ts';
import styles from './help-center.module.css';

/** The list of all articles, which search and category filter. */
export function Guides() {
  return (
    <section aria-labelledby="all-guides" className={styles.section}>
      <div className={styles.listHead}>
        <h2 id="all-guides">All guides</h2>
        <output id="help-count" data-help-count>
          {ARTICLES.length} guides
        </output>
      </div>
      <ul className={styles.list}>
        {ARTICLES.map(({ id, title, description, category, readTime, featured }) => (
          <li key={id} data-article={id} data-category={category}>
            <a href={`#${id}`}>
              <h3 data-title>{title}</h3>
            </a>
            <p data-description>{description}</p>
            <p className={styles.facts}>
              {FILTERS[category]} · {readTime}
              {featured && <span className={styles.badge}>Popular</span>}
            </p>
          </li>
        ))}
      </ul>
      <div data-help-none hidden className={styles.none}>
        <h3>No articles found</h3>
        <p>Try adjusting your search or category filter.</p>
      </div>
    </section>
  );
}

export function PopularGuides() {
  return (
    <section aria-labelledby="popular-title" className={styles.deep}>
      <div className={styles.inner}>
        <h2 id="popular-title">Most Popular Guides</h2>
        <ol className={styles.popular}>
          {FEATURED.map(({ id, title, summary }) => (
            <li key={id}>
              <h3>
                <a href={`#${id}`}>{title}</a>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Tools() {
  return (
    <section aria-labelledby="tools-title" className={styles.section}>
      <h2 id="tools-title">Free tools</h2>
      <ul className={styles.tools}>
        {TOOLS.map(({ href, icon, title, text }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Questions() {
  return (
    <section aria-labelledby="faq-title" className={styles.section}>
      <div className={styles.questions}>
        <h2 id="faq-title">Questions about our service</h2>
        <Faq items={QUESTIONS} />
      </div>
    </section>
  );
}
