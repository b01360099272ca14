import { dateInWords } from '@willow/contracts/dates';
import { REVIEW_DATA_PLACE } from '@willow/contracts/brand/examples';
import { CLAIMS, REVIEWS, THIRD_PARTY_REVIEWS } from '../../shared/claims.ts';
import { ExampleMark } from '../../shared/example/example.tsx';
import { Figures } from '../../shared/figures/figures.tsx';
import { Letters } from '../../shared/letters/letters.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { COMPARISON, STATISTICS, TRUST_FIGURES, WAYS } from './content.ts';
import styles from './reviews.module.css';

export const meta = () =>
  seo({
    path: '/testimonials',
    title: 'Reviews',
    description: `What people say about writing a will online, where our reviews come from, and how ${CLAIMS.price} compares with a solicitor.`,
  });

export default function ReviewsPage() {
  return (
    <PublicPage header="reviews" here="/testimonials">
      <section className={page.page} aria-labelledby="reviews-title" {...{ [REVIEW_DATA_PLACE]: '' }}>
        <h1 id="reviews-title">A weight off their minds</h1>
        <p className={page.lead}>
          Writing a will is a small job that is easy to put off. These letters show what it can feel like when it is done.{' '}
          <a href="/reviews-policy">Where our reviews come from</a>
        </p>
        <Figures figures={TRUST_FIGURES} className={styles.figures} />
        <h2 className="visually-hidden">Reviews</h2>
        <Letters reviews={REVIEWS} dated={dateInWords} />
      </section>
      <ElsewhereReviewed />
      <Trusted />
      <Comparison />
    </PublicPage>
  );
}

/** Where the reviews of real customers stand: those they left with somebody who checks that they are customers. */
function ElsewhereReviewed() {
  return (
    <section className={page.page} aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">Reviews on other sites</h2>
      {THIRD_PARTY_REVIEWS.length === 0 ? (
        <p className={page.lead}>
          None yet. When customers review us on an independent site, their words appear here, good and bad, each with a link to the
          original.
        </p>
      ) : (
        <ul className={styles.elsewhere}>
          {THIRD_PARTY_REVIEWS.map(({ name, rating, date, text, site, url }) => (
            <li key={url}>
              <blockquote>{text}</blockquote>
              <p>
                <strong>{name}</strong>, {rating} out of 5, <time dateTime={date}>{dateInWords(date)}</time>,{' '}
                <a href={url} rel="noreferrer">
                  on {site}
                </a>
              </p>
              <ExampleMark of="claims.third-party-reviews" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Trusted() {
  return (
    <section className={styles.deep} aria-labelledby="trusted-title">
      <div className={page.page}>
        <h2 id="trusted-title">Trusted by Thousands</h2>
        <ExampleMark of="claims.families" />
        <Figures figures={STATISTICS} className={styles.figures} />
        <p className={styles.actions}>
          <a href="/wizard" data-start className={buttonClass()}>
            Create Your Will for {CLAIMS.price}
          </a>
          <a href="/how-it-works" className={buttonClass({ look: 'quiet' })}>
            See how it works
          </a>
        </p>
      </div>
    </section>
  );
}

function Comparison() {
  return (
    <section className={page.page} aria-labelledby="comparison-title">
      <h2 id="comparison-title">What it costs and what is involved</h2>
      <p className={page.lead}>
        Against the upper end of what a solicitor charges you save up to {CLAIMS.saveUpTo}. A couple pays {CLAIMS.couplePrice} in total for
        two wills.
        <ExampleMark of="claims.statistics" />
      </p>
      <table className={styles.comparison}>
        <caption className="visually-hidden">Three ways to a simple will</caption>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">What</span>
            </td>
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {way}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ what, ways }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {ways.map((text, index) => (
                <td key={WAYS[index]} data-way={WAYS[index]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Other prices are typical for a simple will; they are not quotes. We are not a solicitor and give no legal advice; a will is valid
        once it is signed before two independent adult witnesses, not beneficiaries, who sign too. {CLAIMS.refund} {CLAIMS.refundLimit}.
        <ExampleMark of="claims.costs" />
      </p>
    </section>
  );
}
