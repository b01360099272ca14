import { BRAND } from '@willow/contracts/brand/brand';
import { type WayToAWill, WAYS_TO_A_WILL } from '@willow/contracts/brand/ways-to-a-will';
import { dateInWords } from '@willow/contracts/dates';
import { CLAIMS } from '../../shared/claims.ts';
import { ExampleMark } from '../../shared/example/example.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from './compare.module.css';

export const meta = () =>
  seo({
    path: '/compare',
    title: 'Ways to make a will, compared',
    description:
      'A solicitor, a will writer, Farewill, Which?, Will Aid, a form from a shop, and us: what each does better, what each does not do, and for whom.',
  });

/** What somebody wants, and who does that best. */
const CHOOSE: readonly (readonly [want: string, way: string])[] = [
  ['I want advice on my own situation, or a trust, or I own a business', 'solicitor'],
  ['It is nearly November, and I would rather give to charity than pay a fee', 'will-aid'],
  ['I want somebody to come to my home', 'will-writer'],
  ['I want to talk to somebody at the weekend', 'farewill'],
  ['I need powers of attorney from the same place', 'which'],
  ['One person gets everything, and I can spend nothing', 'yourself'],
  [`My wishes are simple, and I want it done this week, checked by people, for ${CLAIMS.price}`, 'us'],
];

const nameOf = (way: string): string => WAYS_TO_A_WILL.find(({ id }) => id === way)?.name ?? '';

export default function ComparePage() {
  return (
    <PublicPage>
      <div className={page.tool}>
        <h1>Who should write your will?</h1>
        <p className={page.lead}>
          Not always us. Here is what others do better, what they do not do, and for whom each is the right choice. None of them pays us,
          and these links say nothing about you.
        </p>
        <section aria-labelledby="choose-title" className={styles.choose}>
          <h2 id="choose-title">The short answer</h2>
          <dl>
            {CHOOSE.map(([want, way]) => (
              <div key={way}>
                <dt>{want}</dt>
                <dd>
                  <a href={`#${way}`}>{nameOf(way)}</a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <ol className={styles.ways}>
          {WAYS_TO_A_WILL.map((way) => (
            <Way key={way.id} way={way} />
          ))}
        </ol>
        <p>
          Some charities offer wills in ways of their own, such as{' '}
          <a href="https://freewillsmonth.org.uk/" rel="noreferrer">
            Free Wills Month
          </a>
          . Their pages say who can take part, and when.
        </p>
        <section aria-labelledby="ask-title" className={styles.ask}>
          <h2 id="ask-title">Five questions to ask anybody, us too</h2>
          <ol>
            <li>Who reads my will before I sign it, and what happens if they find something?</li>
            <li>What does a change cost next year, and in ten years?</li>
            <li>Who keeps the signed will, and what does it cost to get it back?</li>
            <li>Do you want to be my executor? For how much?</li>
            <li>If it goes wrong, who is insured, and to whom do I complain?</li>
          </ol>
          <p className={styles.actions}>
            <a href="/is-willow-right-for-me" className={buttonClass()}>
              Is {BRAND.name} right for me?
            </a>
            <a href="/pricing">What our {CLAIMS.price} includes</a>
            <a href="/sample-will">Read a sample will</a>
          </p>
        </section>
      </div>
    </PublicPage>
  );
}

function Way({
  way: { id, name, isNamed, what, price, priceIsOurClaim, better, worse, source, read, link },
}: {
  readonly way: WayToAWill;
}) {
  const isOurs = id === 'us';
  return (
    <li id={id} className={isOurs ? styles.ours : undefined}>
      <div>
        <h2>{name}</h2>
        <p>{what}</p>
        <p className={styles.price}>{price}</p>
        {priceIsOurClaim && <ExampleMark of="claims.costs" />}
      </div>
      <div>
        <h3>{isOurs ? 'Where we do well' : 'Better than us'}</h3>
        <ul>
          {better.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{isOurs ? 'What we do not do' : 'To think about'}</h3>
        <ul>
          {worse.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <p className={styles.source}>
        <a href={link.href} rel={isOurs ? undefined : 'noreferrer'}>
          {link.words}
        </a>
        . Source: {source}. We looked on {dateInWords(read)}
        {isNamed && ' and have not confirmed it with them'}. {!isOurs && <ExampleMark of="claims.comparison" />}
      </p>
    </li>
  );
}
