import { BRAND } from '@willow/contracts/brand/brand';
import { COMPANY } from '@willow/contracts/brand/company';
import type { Example } from '@willow/contracts/brand/examples';
import { CLAIMS } from '../../shared/claims.ts';
import { ExampleMark } from '../../shared/example/example.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Willow } from '../../ui/willow.tsx';
import styles from './information.module.css';

export const meta = () =>
  seo({
    path: '/about',
    title: 'About us',
    description: `Why we write wills online for ${CLAIMS.price}, who checks them, what we promise and what we leave to solicitors.`,
  });

type Point = { readonly icon: IconName; readonly title: string; readonly text: string; readonly examples?: readonly Example[] };

const CREDENTIALS: readonly Point[] = [
  {
    icon: 'people',
    title: 'Checked by real people',
    text: 'Our team in the UK reviews every draft before you get it, and asks when something is not clear.',
  },
  {
    icon: 'scales',
    title: 'Made for England and Wales',
    text: 'Our wills are made for England and Wales, and to meet the signing rules of the Wills Act 1837: before two independent adult witnesses, not beneficiaries, both present, who sign too.',
  },
  {
    icon: 'letter',
    title: 'Wording approved by a solicitor',
    text: 'A practising solicitor reads and approves the wording of our wills before we send any. We are not a solicitor ourselves, and we do not advise on your own situation.',
    examples: ['wording'],
  },
  {
    icon: 'star',
    title: `${CLAIMS.families} families`,
    text: `They rate us ${CLAIMS.rating} out of 5, and we have planted ${CLAIMS.trees} native trees so far. Every completed will adds one.`,
    examples: ['claims.families', 'claims.rating', 'claims.trees'],
  },
];

const VALUES: readonly Point[] = [
  {
    icon: 'quill',
    title: 'Plain words',
    text: 'You should understand every sentence you sign. When the law needs a long word, we explain it beside the question.',
  },
  {
    icon: 'pound',
    title: 'One honest price',
    text: `${CLAIMS.price} per will, ${CLAIMS.couplePrice} in total for a couple. No subscription and nothing to unlock. ${CLAIMS.refund} ${CLAIMS.refundLimit}.`,
  },
  {
    icon: 'lock',
    title: 'Your family is your business',
    text: 'Your answers and your will are sealed, stored in the UK and never sold. You can take them with you or have them erased.',
  },
  {
    icon: 'warning',
    title: 'We tell you when we are not right for you',
    text: 'If your estate is complex, a cheap will is the wrong one. Then we say so and refer you to specialist advisers.',
  },
];

export default function AboutPage() {
  return (
    <PublicPage here="/about">
      <section className={page.page} aria-labelledby="mission-title">
        <div className={styles.withTree}>
          <div>
            <h1>About {BRAND.name}</h1>
            <h2 id="mission-title" className={styles.mission}>
              Our mission
            </h2>
            <p className={page.lead}>
              Most people know they should write a will, and put it off. It sounds like a big, expensive, gloomy job. We make it a small
              one: ten plain questions, a draft checked by real people, and {CLAIMS.price}.
            </p>
            <p>
              Without a will the law decides who inherits, and it knows nothing about your family. A partner you are not married to gets
              nothing by right. Nobody is named to look after the children. The people you leave behind have to guess what you wanted.
              Writing it down is a kindness, and it should be within reach of everybody.
            </p>
          </div>
          <Willow className={styles.tree} lazy />
        </div>
      </section>
      <section className={styles.deep} aria-labelledby="credentials-title">
        <div className={page.page}>
          <h2 id="credentials-title">Our credentials</h2>
          <Points points={CREDENTIALS} />
        </div>
      </section>
      <section className={page.page} aria-labelledby="values-title">
        <h2 id="values-title">Our values</h2>
        <Points points={VALUES} />
      </section>
      <section className={page.page} aria-labelledby="contact-title">
        <div className={styles.refer}>
          <h2 id="contact-title">Contact</h2>
          <p>
            Write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>. A person replies {CLAIMS.supportReply},{' '}
            {CLAIMS.supportHours}. More ways to reach us are on the <a href="/contact">contact page</a>.
          </p>
          <p className={styles.small}>
            {COMPANY.legalName}, {COMPANY.registeredOffice}
          </p>
        </div>
        <p>
          <a href="/wizard" data-start className={buttonClass()}>
            Get Started - {CLAIMS.price}
          </a>
        </p>
        <p className={styles.note}>
          For UK residents aged 25 or over, for England and Wales. We are not a solicitor and give no legal advice; complex estates are
          referred to specialist advisers.
        </p>
      </section>
    </PublicPage>
  );
}

function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul className={styles.why}>
      {points.map(({ icon, title, text, examples = [] }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
          {examples.map((example) => (
            <ExampleMark key={example} of={example} />
          ))}
        </li>
      ))}
    </ul>
  );
}
