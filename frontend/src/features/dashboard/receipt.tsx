import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import type { CustomerOrder } from '@willow/contracts/order/order.contract';
import { BRAND } from '@willow/contracts/brand/brand';
import { useEffect, useRef } from 'react';
import { useBrowser } from '../../shared/browser.ts';
import { Button } from '../../ui/button.tsx';
import { showError, showToast } from '../../ui/toast/toast-store.ts';
import { usePrint } from './use-print.ts';
import styles from './receipt.module.css';

type Props = {
  readonly order: CustomerOrder;
  /** Where it was emailed to, while the payment is new and to be confirmed. */
  readonly sentTo: string | null;
  readonly hidden: boolean;
  readonly onToggle: (hidden: boolean) => void;
};

export const shortId = (id: string): string => `#${id.slice(-8)}`;

/** Hidden, it leaves the button that brings it back, which takes the focus. */
export function Receipt({ hidden, onToggle, ...shown }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(hidden);
  useEffect(() => {
    if (before.current === hidden) return;
    before.current = hidden;
    place.current?.querySelector<HTMLElement>('h2, button')?.focus();
  }, [hidden]);
  const toggle = () => onToggle(!hidden);
  return (
    <div ref={place}>
      {hidden ? (
        <Button look="secondary" size="small" aria-expanded={false} onClick={toggle}>
          Show the payment receipt
        </Button>
      ) : (
        <Shown {...shown} onHide={toggle} />
      )}
    </div>
  );
}

type ShownProps = Pick<Props, 'order' | 'sentTo'> & { readonly onHide: () => void };

function Shown({ order, sentTo, onHide }: ShownProps) {
  const browser = useBrowser();
  const { printed, print } = usePrint(browser.print);
  const copy = () =>
    browser.copy(order.id).then(
      () => showToast({ title: 'Copied!' }),
      () => showError('Error', 'The order number could not be copied.'),
    );
  return (
    <section className={styles.receipt} aria-labelledby="receipt-title" data-print={printed || undefined}>
      <div className={styles.head}>
        <h2 id="receipt-title" tabIndex={-1}>
          Payment receipt
        </h2>
        <span className={styles.paid}>{order.refunded > 0 && order.refunded >= order.finalAmount ? 'Refunded' : 'Paid'}</span>
      </div>
      <p className={styles.from}>{BRAND.name}, will for England and Wales</p>
      {sentTo && (
        <p className={styles.thanks}>
          <strong>{order.finalAmount > 0 ? 'Thank you, your payment went through.' : 'Thank you, your order is complete.'}</strong> We have
          emailed this receipt to {sentTo}. Next, our team checks your draft and emails it to you.
        </p>
      )}
      <dl>
        <div>
          <dt>Order</dt>
          <dd>{shortId(order.id)}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{shortDate(order.updatedAt)}</dd>
        </div>
        <div>
          <dt>Method</dt>
          <dd>{order.finalAmount > 0 ? 'Card Payment' : 'No payment required'}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{formatPounds(order.amount)}</dd>
        </div>
        {order.discountCode && (
          <div>
            <dt>Discount {order.discountCode}</dt>
            <dd>-{formatPounds(order.discountAmount)}</dd>
          </div>
        )}
        {order.secondWill !== undefined && (
          <div>
            <dt>Your partner’s will</dt>
            <dd>{formatPounds(order.secondWill)}</dd>
          </div>
        )}
        {order.prepaid && (
          <div>
            <dt>Paid for by your partner</dt>
            <dd>-{formatPounds(order.amount)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total paid</dt>
          <dd>{formatPounds(order.finalAmount)}</dd>
        </div>
        {order.refunded > 0 && (
          <div>
            <dt>Refunded since</dt>
            <dd>-{formatPounds(order.refunded)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <Button look="quiet" size="small" onClick={print}>
          Print
        </Button>
        <Button look="quiet" size="small" onClick={() => void copy()}>
          Copy order number
        </Button>
        <Button look="quiet" size="small" onClick={onHide}>
          Hide
        </Button>
      </div>
    </section>
  );
}
