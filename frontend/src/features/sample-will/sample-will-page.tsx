import { dateInWords } from '@willow/contracts/dates';
import { DRAFTED } from '../../shared/drafted-will/drafted.ts';
import { EXAMPLES_DRAFTED_ON } from '@willow/contracts/example-wills/example-will';
import { CLAIMS } from '../../shared/claims.ts';
import { Outcomes } from '../../shared/drafted-will/outcomes.tsx';
import { Wording } from '../../shared/drafted-will/wording.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './sample-will.module.css';

const WILL = DRAFTED['sample-will'];

export const meta = () =>
  seo({
    path: '/sample-will',
    title: 'A sample will, explained clause by clause',
    description:
      'Read a whole will before you pay for yours: every clause as our software drafts it for England and Wales, with what it does beside it in plain words.',
  });

export default function SampleWillPage() {
  return (
    <PublicPage>
      <div className={page.tool}>
        <h1>Read a whole will before you pay</h1>
        <p className={page.lead}>
          Sarah Bennett is made up: 42, married, with two children, a home and a dog. We gave her answers to the software that drafts our
          customers' wills. This is what it wrote, word for word, with what each clause does beside it.
        </p>
        <Contents />
        <article aria-label={WILL.title} className={styles.paper}>
          <p className={styles.title}>{WILL.title}</p>
          <p className={styles.mark}>Sample, not for signing. Drafted on {dateInWords(EXAMPLES_DRAFTED_ON)}.</p>
          {WILL.clauses.map(({ id, number, heading, explanation, wording }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.clause}>
              <h2 id={`${id}-title`}>
                <span>{number}</span> {heading}
              </h2>
              <div>
                <Wording parts={wording ?? []} />
              </div>
              <p className={styles.explanation}>{explanation.join(' ')}</p>
            </section>
          ))}
          <p className={styles.after}>
            The signing page follows: the date, the signature, and the names, addresses and occupations of two independent adult witnesses,
            not beneficiaries, who watch it being made and then sign themselves.
          </p>
        </article>
        <section aria-labelledby="does" className={styles.below}>
          <h2 id="does">Who gets what</h2>
          <Outcomes example="sample-will" />
        </section>
        <section aria-labelledby="asks" className={styles.below}>
          <h2 id="asks">What we would ask Sarah before payment</h2>
          <ul>
            {WILL.asks.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="yours" className={styles.yours}>
          <h2 id="yours">Yours will be different</h2>
          <p>
            It has the clauses that your answers need and no others. You read each of them in plain words before you pay, our team reads all
            of it, and you have the wording within {CLAIMS.draftDays}. Please do not copy this one: a will that was made for somebody else
            may do what you would never want.
          </p>
          <p className={styles.actions}>
            <a href="/wizard" data-start className={buttonClass()}>
              Start Your Will - {CLAIMS.price}
            </a>
            <a href="/is-willow-right-for-me">Is Willow right for me?</a>
          </p>
        </section>
      </div>
    </PublicPage>
  );
}

const Contents = () => (
  <nav aria-labelledby="contents" className={styles.contents}>
    <h2 id="contents">Contents</h2>
    <ol>
      {WILL.clauses.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  </nav>
);
