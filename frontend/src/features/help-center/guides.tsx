import { Faq } from '../../shared/faq/faq.tsx';
import { Icon } from '../../ui/icon.tsx';
import { guidePath } from '../../shared/guides.ts';
import { ARTICLES, FEATURED } from './articles.ts';
import { FILTERS, QUESTIONS, TOOLS } from './content.ts';
import { EVENT_GUIDES } from './event-guides.ts';
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
            <a href={guidePath(id)}>
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

/** Guides by what happens in a life, which the search leaves where they are. */
export function EventGuides() {
  return (
    <section aria-labelledby="life-title" className={styles.section}>
      <h2 id="life-title">When life changes</h2>
      <p className={styles.lead}>
        {EVENT_GUIDES.length} guides for what may just have happened to you. Each has a will that our software drafted for people like you,
        and what it does.
      </p>
      <ul className={styles.list}>
        {EVENT_GUIDES.map(({ id, title, description }) => (
          <li key={id}>
            <a href={guidePath(id)}>
              <h3>{title}</h3>
            </a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
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
                <a href={guidePath(id)}>{title}</a>
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
