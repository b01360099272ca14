import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '../../shared/claims.ts';
import { ExampleMark } from '../../shared/example/example.tsx';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './information.module.css';

export const meta = () =>
  seo({
    path: '/pricing',
    title: `Pricing: ${CLAIMS.price} for a will`,
    description: `${CLAIMS.price} flat for each will: questionnaire, review by our team, draft by email, free updates for life. No subscription, no extras to unlock.`,
  });

const INCLUDED = [
  `The questionnaire, done in under ${CLAIMS.minutes.pricing} minutes, saved as you go`,
  'A will for England and Wales in plain English',
  'Professional review of your draft by our team',
  'Your will by email and in your dashboard, ready to print',
  'Signing instructions for you and your two independent adult witnesses, who are not beneficiaries',
  'Free updates for life, from your dashboard',
  'A native tree, planted for your completed will',
];

const OTHERS = [
  ['Solicitor', CLAIMS.solicitor],
  ['High-street will writer', CLAIMS.willWriter],
  [BRAND.name, CLAIMS.price],
] as const;

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
    </PublicPage>
  );
}
