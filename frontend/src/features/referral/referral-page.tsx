import { CLAIMS, FIRST_REVIEWS } from '../../shared/claims.ts';
import { Letters } from '../../shared/letters/letters.tsx';
import { REFERRAL_PAGE } from '../../shared/paths.ts';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Willow } from '../../ui/willow.tsx';
import { BENEFITS, PACKAGE, WITH, WITHOUT } from './content.ts';
import styles from './referral.module.css';

/** Each invitation has an address of its own; none of them is for a search engine. */
export const meta = () =>
  seo({
    path: REFERRAL_PAGE,
    title: 'Your Friend Thinks You Need a Will',
    description: `A friend recommends us to you: a will for England and Wales, written online in under ${CLAIMS.minutes.pricing} minutes for ${CLAIMS.price}, and reviewed by our team.`,
    robots: 'noindex',
  });

export default function ReferralPage() {
  return (
    <PublicPage>
      <Hero />
      <Comparison />
      <Benefits />
      <Package />
      <Testimonials />
      <FinalCall />
    </PublicPage>
  );
}

const Actions = () => (
  <p className={styles.actions}>
    <a href="/wizard" data-start className={buttonClass()}>
      Start My Will Now
    </a>
    <a href="/" className={buttonClass({ look: 'quiet' })}>
      Learn More First
    </a>
  </p>
);

function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="referral-title">
      <div>
        <p className={styles.badge}>
          <Icon name="people" />
          Friend Recommendation
        </p>
        <h1 id="referral-title">Your Friend Thinks You Need a Will</h1>
        <p className={styles.lead}>
          And has found an easy way to write one: ten plain questions in under {CLAIMS.minutes.pricing} minutes, a draft that our team
          reviews, and one price of {CLAIMS.price}.
        </p>
        <Actions />
        <p className={styles.note}>
          Your friend earns {CLAIMS.referralReward} when you complete a will. That adds nothing to your price of {CLAIMS.price}.
        </p>
      </div>
      <Willow className={styles.tree} />
    </section>
  );
}

function Comparison() {
  return (
    <section className={styles.deep} aria-labelledby="comparison-title">
      <div className={styles.inner}>
        <h2 id="comparison-title">With a will, and without one</h2>
        <div className={styles.comparison}>
          <div className={styles.without}>
            <h3>Without a will</h3>
            <ul>
              {WITHOUT.map((text) => (
                <li key={text}>
                  <Icon name="cross" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.with}>
            <h3>With a will</h3>
            <ul>
              {WITH.map((text) => (
                <li key={text}>
                  <Icon name="check" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

function Benefits() {
  return (
    <section className={styles.section} aria-labelledby="benefits-title">
      <h2 id="benefits-title">Why your friend chose us</h2>
      <ul className={styles.benefits}>
        {BENEFITS.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Package() {
  return (
    <section className={styles.section} aria-labelledby="package-title">
      <div className={styles.package}>
        <div>
          <h2 id="package-title">Everything is included</h2>
          <p className={styles.price}>
            {CLAIMS.price} <span>per will, once</span>
          </p>
        </div>
        <ul>
          {PACKAGE.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">What others say</h2>
      <Letters reviews={FIRST_REVIEWS} />
    </section>
  );
}

function FinalCall() {
  return (
    <section className={styles.deep} aria-labelledby="final-title">
      <div className={styles.inner}>
        <h2 id="final-title">Take your friend's hint</h2>
        <p className={styles.lead}>
          Begin now and stop whenever you like: everything is saved. You pay only when you have seen all your answers.
        </p>
        <Actions />
        <p className={styles.note}>
          For UK residents aged 25 or over, for England and Wales. We are not a solicitor and give no legal advice; complex estates are
          referred to specialist advisers. {CLAIMS.refund} {CLAIMS.refundLimit}.
        </p>
      </div>
    </section>
  );
}
