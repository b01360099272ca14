import { PRICE_PENCE } from '@willow/contracts/constants';
import { formatPence, formatPounds, poundsOf } from '@willow/contracts/money';
import { Icon } from '../../ui/icon.tsx';
import type { AppliedDiscount } from '../../shared/kept-discount.ts';
import styles from './checkout.module.css';

type Props = {
  readonly discount: AppliedDiscount | null;
  /** For the partner's will, in pounds; 0 when it is not paid for. */
  readonly second: number;
};

export function OrderSummary({ discount, second }: Props) {
  const price = poundsOf(PRICE_PENCE);
  const own = discount?.finalAmount ?? price;
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
            <dd>-{formatPounds(price - own)}</dd>
          </div>
        )}
        {second > 0 && (
          <div>
            <dt>Your partner’s will</dt>
            <dd>{formatPounds(second)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total, paid once</dt>
          <dd>{formatPounds(own + second)}</dd>
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
