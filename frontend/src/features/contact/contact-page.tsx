import { BRAND } from '@willow/contracts/brand/brand';
import { COMPANY } from '@willow/contracts/brand/company';
import { CLAIMS } from '../../shared/claims.ts';
import { Faq } from '../../shared/faq/faq.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Scene } from '../../ui/scene.tsx';
import { ContactForm } from './contact-form.tsx';
import { COMPLEX, COMPLEX_MAIL, QUESTIONS, REASONS, STANDARD } from './content.ts';
import styles from './contact.module.css';

export const meta = () =>
  seo({
    path: '/contact',
    title: 'Contact',
    description: `Write to people who know your will: by email, answered ${CLAIMS.supportReply}, ${CLAIMS.supportReplyDays}. When your estate is complex, ask us first.`,
  });

export default function ContactPage() {
  return (
    <PublicPage>
      <section className={page.page} aria-labelledby="contact-title">
        <h1 id="contact-title">Talk to a real person</h1>
        <p className={page.lead}>
          Our team in the UK reads every email and replies {CLAIMS.supportReply}, {CLAIMS.supportReplyDays}.
        </p>
        <Cards />
      </section>
      <Comparison />
      <Reasons />
      <section className={`${page.page} ${page.joined}`} aria-labelledby="questions-title">
        <div className={styles.questions}>
          <h2 id="questions-title">Before you write</h2>
          <Faq items={QUESTIONS} />
        </div>
        <p className={styles.disclaimer}>
          <strong>Disclaimer.</strong> {BRAND.name} prepares draft wills for UK residents aged 25 or over, for England and Wales. We are not
          a solicitor, and nothing we write to you is legal advice. Complex estates are referred to specialist advisers. More in our{' '}
          <a href="/disclaimer">disclaimer</a>.
        </p>
      </section>
      <section className={`${page.page} ${page.joined}`} aria-labelledby="contact-form-title" id="write">
        <h2 id="contact-form-title">Write to us here, or ask for a call</h2>
        <div className={styles.write}>
          <ContactForm />
          <Afterwards />
        </div>
      </section>
    </PublicPage>
  );
}

function Afterwards() {
  return (
    <div className={styles.afterwards}>
      <Scene name="tell" />
      <h3>What happens to your message</h3>
      <ol>
        <li>It reaches our team at once, and we email you to say so.</li>
        <li>
          Somebody reads it and writes back {CLAIMS.supportReply}, {CLAIMS.supportReplyDays}.
        </li>
        <li>If we are not the right people for it, we say who is.</li>
      </ol>
      <h3>Is it urgent?</h3>
      <p>
        If somebody is very ill and needs a will in the next days, do not wait for us. Telephone a solicitor near you today and say so: they
        can come to a home, a hospital or a hospice. The Law Society has a{' '}
        <a href="https://solicitors.lawsociety.org.uk/" rel="noreferrer">
          list of solicitors
        </a>
        .
      </p>
    </div>
  );
}

function Cards() {
  return (
    <ul className={styles.cards}>
      <li>
        <Icon name="mail" />
        <h2>Email</h2>
        <p>
          <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
        </p>
        <p>
          The quickest way, day or night. Or <a href="#write">write to us here</a>.
        </p>
      </li>
      <li>
        <Icon name="home" />
        <h2>Registered office</h2>
        <p>{COMPANY.registeredOffice}</p>
        <p>
          <strong>No walk-ins</strong>
        </p>
      </li>
      <li>
        <Icon name="clock" />
        <h2>Business hours</h2>
        <p>{CLAIMS.officeHours}</p>
        <p>Telephone {COMPANY.telephone}</p>
        <p>
          Not on bank holidays. <a href="#write">Ask for a call</a>.
        </p>
      </li>
    </ul>
  );
}

function Comparison() {
  return (
    <section className={styles.deep} aria-labelledby="needs-title">
      <div className={page.page}>
        <h2 id="needs-title">Standard or complex needs?</h2>
        <div className={styles.needs}>
          {[STANDARD, COMPLEX].map((needs) => (
            <div key={needs.title} className={needs === STANDARD ? styles.standard : styles.complex}>
              <h3>{needs.title}</h3>
              <p>{needs.lead}</p>
              <ul>
                {needs.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              {needs === STANDARD ? (
                <a href="/wizard" data-start className={buttonClass()}>
                  Get Started - {CLAIMS.price}
                </a>
              ) : (
                <>
                  <p>
                    Not sure? <a href="/is-willow-right-for-me">Six questions tell you</a>.
                  </p>
                  <a href={COMPLEX_MAIL} className={buttonClass({ look: 'secondary' })}>
                    Contact Us for Complex Needs
                  </a>
                </>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Reasons() {
  return (
    <section className={page.page} aria-labelledby="why-title">
      <h2 id="why-title">Why Contact Us</h2>
      <ul className={styles.reasons}>
        {REASONS.map(({ icon, title, text }) => (
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
