import { BRAND } from '@willow/contracts/brand/brand';
import { formatPounds } from '@willow/contracts/money';
import type { CustomerOrder } from '@willow/contracts/order/order.contract';
import styles from './dashboard.module.css';

type Refunded = { readonly order: Pick<CustomerOrder, 'refunded' | 'refund' | 'closed'> };

const TAKES = 'Banks take up to 10 working days to show it on a statement.';

/** What went back of the payment, or is on its way, and what that means for the will. */
export default function RefundCard({ order: { refunded, refund, closed } }: Refunded) {
  const amount = formatPounds(refunded);
  return (
    <section className={closed ? styles.next : styles.card} aria-labelledby="refund-title">
      <h2 id="refund-title">{refund ? headingOf(refund) : closed ? 'Your order is closed' : `${amount} went back to your card`}</h2>
      {refund && <p>{newsOf(refund)}</p>}
      {refunded > 0 && (
        <p>
          {closed || refund ? `${amount} went back to the card you paid with. ` : ''}
          {TAKES}
        </p>
      )}
      {closed && (
        <p>
          {refund && 'Your order is closed. '}Our team does not go on with your will, and it will not be sent to you. If you did not expect
          this, write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
        </p>
      )}
    </section>
  );
}

type Refund = NonNullable<CustomerOrder['refund']>;

const headingOf = ({ state, amount }: Refund): string =>
  `Your refund of ${formatPounds(amount)} ${state === 'on_its_way' ? 'is on its way' : 'did not go through'}`;

const newsOf = ({ state }: Refund): string =>
  state === 'on_its_way'
    ? 'We will email you when your bank has the money.'
    : 'Your bank did not take the money, so it came back to us. Our team knows, and will get it to you another way. You do not need to do anything now.';
