import { BRAND } from '@willow/contracts/brand/brand';
import { formatPounds } from '@willow/contracts/money';
import type { CustomerOrder } from '@willow/contracts/order/order.contract';
import styles from './dashboard.module.css';

/** What went back of the payment, and what that means for the will. */
export function RefundCard({ order: { refunded, closed } }: { readonly order: CustomerOrder }) {
  const amount = formatPounds(refunded);
  return (
    <section className={closed ? styles.next : styles.card} aria-labelledby="refund-title">
      <h2 id="refund-title">{closed ? 'Your order is closed' : `We refunded ${amount}`}</h2>
      <p>
        {closed ? `We refunded ${amount}. ` : ''}The money goes back to the card you paid with. Banks take up to 10 working days to show it
        on a statement.
      </p>
      {closed && (
        <p>
          Our team does not go on with your will, and it will not be sent to you. If you did not expect this, write to{' '}
          <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
        </p>
      )}
    </section>
  );
}
