import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS, FIRST_REVIEWS } from '../../shared/claims.ts';
import { ExampleMark } from '../../shared/example/example.tsx';
import { Faq } from '../../shared/faq/faq.tsx';
import { Letters } from '../../shared/letters/letters.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BADGES, COMPARISON, QUESTIONS, REASONS, STEPS } from './content.ts';
import styles from './landing.module.css';

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials-title" className={styles.section}>
      <h2 id="testimonials-title">Written down, and off their minds</h2>
      <Letters reviews={FIRST_REVIEWS} />
    </section>
  );
}

export function WhyWill() {
  return (
    <section id="why-will" aria-labelledby="why-title" className={styles.deep}>
      <div className={styles.inner}>
        <div className={styles.why}>
          <div>
            <h2 id="why-title">Why a will, and why with us</h2>
            <p>
              A will is where you say who inherits, who carries out your wishes and who looks after your children. It should not cost a
              week's wages, or need an appointment.
            </p>
            <Comparison />
          </div>
          <ul className={styles.reasons}>
            {REASONS.map(({ icon, title, text, example }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{text}</p>
                {example && <ExampleMark of={example} />}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Comparison() {
  return (
    <table className={styles.comparison}>
      <caption>
        What a simple will usually costs <ExampleMark of="claims.costs" />
      </caption>
      <tbody>
        {COMPARISON.map(({ who, price, note }) => (
          <tr key={who}>
            <th scope="row">
              {who}
              <span>{note}</span>
            </th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Questions() {
  return (
    <section aria-labelledby="faq-title" className={styles.section}>
      <div className={styles.faq}>
        <div>
          <h2 id="faq-title">Questions people ask first</h2>
          <p>
            Not answered here? A person in the UK reads every email. <a href={`mailto:${BRAND.supportEmail}`}>Contact Support</a>
          </p>
        </div>
        <Faq items={QUESTIONS} />
      </div>
    </section>
  );
}

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className={styles.band}>
      <div className={styles.inner}>
        <h2 id="how-title">How it works</h2>
        <ol className={styles.steps}>
          {STEPS.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.actions}>
          <a href="/wizard" data-start className={buttonClass()}>
            Get Started - {CLAIMS.price}
          </a>
          <a href="/how-it-works" className={buttonClass({ look: 'quiet' })}>
            See every step
          </a>
        </p>
      </div>
    </section>
  );
}

export function Badges() {
  return (
    <section aria-labelledby="badges-title" className={`${styles.section} ${styles.joined}`}>
      <h2 id="badges-title" className="visually-hidden">
        What you can rely on
      </h2>
      <ul className={styles.badges}>
        {BADGES.map(({ icon, title, text, example }) => (
          <li key={title}>
            <Icon name={icon} />
            <strong>{title}</strong>
            <span>{text}</span>
            {example && <ExampleMark of={example} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
