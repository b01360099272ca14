import { PRICE_PENCE } from '@willow/contracts/constants';
import { formatPence, formatPounds, poundsOf } from '@willow/contracts/money';
import { Icon } from '../../ui/icon.tsx';
import type { AppliedDiscount } from '../../shared/kept-discount.ts';
import styles from './checkout.module.css';

export function OrderSummary({ discount }: { readonly discount: AppliedDiscount | null }) {
  const price = poundsOf(PRICE_PENCE);
  const total = discount?.finalAmount ?? price;
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <h2 id="summary-title">Order summary</h2>
      <dl>
        <div>
          <dt>Your will for England and Wales</dt>
          <dd>{formatPence(PRICE_PENCE)}</dd>
        </div>
        {discount && (
          <div>
            <dt>
              Discount {discount.code} ({discount.discountPercent}%)
            </dt>
            <dd>-{formatPounds(price - total)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total, paid once</dt>
          <dd>{formatPounds(total)}</dd>
        </div>
      </dl>
      <ul>
        {[
          'Reviewed by our team',
          'By email and in your dashboard within 1-2 business days',
          '30-day refund guarantee until your will is delivered',
        ].map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
