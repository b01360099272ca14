import { CLAIMS } from '../../shared/claims.ts';
import { ExampleMark } from '../../shared/example/example.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Willow } from '../../ui/willow.tsx';
import { type Step, STEPS } from './content.ts';
import styles from './information.module.css';

export const meta = () =>
  seo({
    path: '/how-it-works',
    title: 'How it Works',
    description: `Five steps to a will: create an account, answer ten questions, pay ${CLAIMS.price}, receive your reviewed draft, print and sign it before two witnesses.`,
  });

/** Pictures of the real screens, made by `npm run share-pictures -w @willow/ops`. */
const LOOKS = [
  {
    name: 'question',
    alt: 'A question, "Do you have children?", with the first child below it',
    words: 'One question at a time, saved as you go.',
  },
  {
    name: 'second-look',
    alt: 'The summary: what our team would ask about the answers, and what could go wrong',
    words: 'Before you pay: what we would ask, and what could go wrong.',
  },
  {
    name: 'dashboard',
    alt: 'The dashboard of a customer whose will is signed, with the papers that go with it',
    words: 'Afterwards: what is left to do, and every paper.',
  },
] as const;

const WHY: readonly Step[] = [
  { icon: 'pound', title: `${CLAIMS.price}, all in`, text: `A solicitor usually charges ${CLAIMS.solicitor}.`, example: 'claims.costs' },
  { icon: 'people', title: 'Checked by real people', text: 'Every draft is reviewed by our team in the UK.' },
  { icon: 'refresh', title: 'It can grow with you', text: 'Free updates for life: change it on your dashboard, and we review it again.' },
  { icon: 'tree', title: 'A tree for every will', text: `${CLAIMS.trees} native trees so far.`, example: 'claims.trees' },
];

export default function HowItWorksPage() {
  return (
    <PublicPage here="/how-it-works">
      <section className={page.page} aria-labelledby="how-title">
        <div className={styles.withTree}>
          <div>
            <h1 id="how-title">How it works</h1>
            <p className={page.lead}>From a blank page to a signed will in five steps. The first two need a quiet quarter of an hour.</p>
            <ol className={styles.journey}>
              {STEPS.map(({ icon, title, text }) => (
                <li key={title}>
                  <Icon name={icon} />
                  <div>
                    <h2>{title}</h2>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <p>
              <a href="/wizard" data-start className={buttonClass()}>
                Get Started - {CLAIMS.price}
              </a>
            </p>
            <p>
              See <a href="/signing-day">signing day in eight pictures</a>, and <a href="/who-reads-your-will">who reads your will</a>.
            </p>
          </div>
          <Willow className={styles.tree} lazy />
        </div>
      </section>
      <section className={page.page} aria-labelledby="looks-title">
        <h2 id="looks-title">What it looks like</h2>
        <ul className={styles.looks}>
          {LOOKS.map(({ name, alt, words }) => (
            <li key={name}>
              <figure>
                <img src={`/product/${name}.jpg`} alt={alt} width="936" height="585" loading="lazy" />
                <figcaption>{words}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className={styles.note}>Real screens, and made-up people.</p>
      </section>
      <section className={styles.deep} aria-labelledby="why-choose-title">
        <div className={page.page}>
          <h2 id="why-choose-title">Why choose us</h2>
          <ul className={styles.why}>
            {WHY.map(({ icon, title, text, example }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{text}</p>
                {example && <ExampleMark of={example} />}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={page.page} aria-labelledby="refer-title">
        <div className={styles.refer}>
          <h2 id="refer-title">Refer a friend and earn {CLAIMS.referralReward}</h2>
          <p>
            When your own will is complete you can invite friends from your dashboard. For each friend who completes a will, we pay you{' '}
            {CLAIMS.referralReward}. {CLAIMS.referralPayout}
          </p>
        </div>
        <p className={styles.note}>
          For UK residents aged 25 or over, for England and Wales. We are not a solicitor and give no legal advice; complex estates are
          referred to specialist advisers.
        </p>
      </section>
    </PublicPage>
  );
}
