import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import type { CustomerOrder } from '@willow/contracts/order/order.contract';
import { BRAND } from '@willow/contracts/brand/brand';
import { useBrowser } from '../../shared/browser.ts';
import { Button } from '../../ui/button.tsx';
import { showError, showToast } from '../../ui/toast/toast-store.ts';
import { usePrint } from './use-print.ts';
import styles from './receipt.module.css';

type Props = { readonly order: CustomerOrder; readonly onHide: () => void };

export const shortId = (id: string): string => `#${id.slice(-8)}`;

export function Receipt({ order, onHide }: Props) {
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
        <h2 id="receipt-title">Payment receipt</h2>
        <span className={styles.paid}>{order.refunded > 0 && order.refunded >= order.finalAmount ? 'Refunded' : 'Paid'}</span>
      </div>
      <p className={styles.from}>{BRAND.name}, will for England and Wales</p>
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
