import { dateInWords } from '@willow/contracts/dates';
import { CLAIMS, REVIEW_DATA_PUBLISHED, REVIEWS } from '../../shared/claims.ts';
import { Letters } from '../../shared/letters/letters.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { COMPARISON, STATISTICS, TRUST_FIGURES, WAYS } from './content.ts';
import styles from './reviews.module.css';
import { reviewData } from './structured-data.ts';

export const meta = () =>
  seo({
    path: '/testimonials',
    title: 'Reviews',
    description: `Rated ${CLAIMS.rating} out of 5: what people say who wrote their will with us, and how ${CLAIMS.price} compares with a solicitor.`,
    jsonLd: reviewData(REVIEW_DATA_PUBLISHED),
  });

export default function ReviewsPage() {
  return (
    <PublicPage header="reviews" here="/testimonials">
      <section className={page.page} aria-labelledby="reviews-title">
        <h1 id="reviews-title">A weight off their minds</h1>
        <p className={page.lead}>
          Writing a will is a small job that is easy to put off. Here is what people say when it is done, and who they did it for.
        </p>
        <Figures figures={TRUST_FIGURES} />
        <h2 className="visually-hidden">Reviews</h2>
        <Letters reviews={REVIEWS} dated={dateInWords} />
      </section>
      <Trusted />
      <Comparison />
    </PublicPage>
  );
}

function Figures({ figures }: { readonly figures: typeof TRUST_FIGURES }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Trusted() {
  return (
    <section className={styles.deep} aria-labelledby="trusted-title">
      <div className={page.page}>
        <h2 id="trusted-title">Trusted by Thousands</h2>
        <Figures figures={STATISTICS} />
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
        Prices of others are what a simple will usually costs, not quotes. We are not a solicitor and give no legal advice; a will is valid
        once it is signed before two independent adult witnesses. {CLAIMS.refund} {CLAIMS.refundLimit}.
      </p>
    </section>
  );
}
