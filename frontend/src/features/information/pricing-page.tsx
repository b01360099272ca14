import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '../../shared/claims.ts';
import { ExampleMark } from '../../shared/example/example.tsx';
import { Faq } from '../../shared/faq/faq.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Scene, type SceneName } from '../../ui/scene.tsx';
import { INCLUDED, PRICE_QUESTIONS } from './content.ts';
import styles from './information.module.css';

export const meta = () =>
  seo({
    path: '/pricing',
    title: `Pricing: ${CLAIMS.price} for a will`,
    description: `${CLAIMS.price} flat for each will: questionnaire, review by our team, draft by email, free updates for life. No subscription, no extras to unlock.`,
  });

const OTHERS = [
  ['Solicitor', CLAIMS.solicitor],
  ['High-street will writer', CLAIMS.willWriter],
  [BRAND.name, CLAIMS.price],
] as const;

type Pay = { readonly scene: SceneName; readonly title: string; readonly price: string; readonly words: string };

const PAYS: readonly Pay[] = [
  {
    scene: 'read',
    title: 'Your will',
    price: CLAIMS.price,
    words: 'Once, when you have seen what each clause does. Until then everything is free to try.',
  },
  {
    scene: 'couple',
    title: 'Two wills for a couple',
    price: CLAIMS.couplePrice,
    words: 'Each of you makes and owns a will. Each pays half, or one pays for both at the checkout.',
  },
  {
    scene: 'keep',
    title: 'Every change after that',
    price: 'Nothing',
    words: 'A baby, a move, a change of mind: our team reads it again, and you sign the new one with two witnesses again.',
  },
];

export default function PricingPage() {
  return (
    <PublicPage here="/pricing">
      <section className={`${page.page} ${styles.split}`} aria-labelledby="pricing-title">
        <div>
          <h1 id="pricing-title">£50 a will. No extras.</h1>
          <p className={page.lead}>
            {CLAIMS.price} flat per will, paid once, by card, after you have seen all your answers. A couple pays {CLAIMS.couplePrice} in
            total for two wills.
          </p>
          <p>
            {CLAIMS.refund} {CLAIMS.refundLimit}. Have a discount code? You can enter it before you pay.
          </p>
          <table className={styles.table}>
            <caption>
              What a simple will usually costs <ExampleMark of="claims.costs" />
            </caption>
            <tbody>
              {OTHERS.map(([who, price]) => (
                <tr key={who}>
                  <th scope="row">{who}</th>
                  <td>{price}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <a href="/compare">What others do better, and for whom</a>
          </p>
        </div>
        <div className={styles.ticket}>
          <p className={styles.price}>
            {CLAIMS.price} <span>per will, once</span>
          </p>
          <ul>
            {INCLUDED.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
          <a href="/wizard" data-start className={buttonClass({ wide: true })}>
            Get Started - {CLAIMS.price}
          </a>
          <p className={styles.note}>
            For UK residents aged 25 or over. Not legal advice; complex estates are referred to specialist advisers.
          </p>
        </div>
      </section>
      <section className={styles.deep} aria-labelledby="pays-title">
        <div className={page.page}>
          <h2 id="pays-title">What you pay, now and later</h2>
          <ul className={styles.pays}>
            {PAYS.map(({ scene, title, price, words }) => (
              <li key={title}>
                <Scene name={scene} />
                <h3>{title}</h3>
                <p className={styles.sum}>{price}</p>
                <p>{words}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={page.page} aria-labelledby="asked-title">
        <div className={styles.asked}>
          <div>
            <h2 id="asked-title">Asked about the price</h2>
            <p>
              Not sure that we are the right ones? <a href="/is-willow-right-for-me">Six questions tell you</a>, before you pay anybody. Or{' '}
              <a href="/sample-will">read a whole sample will</a> first.
            </p>
          </div>
          <Faq items={PRICE_QUESTIONS} />
        </div>
      </section>
    </PublicPage>
  );
}
