import { PRICE_PENCE } from '@willow/contracts/constants';
import { poundsOf } from '@willow/contracts/money';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { TeamNotice } from '../../shared/app-page/team-notice.tsx';
import { ReadFailed } from '../../shared/app-page/read-failed.tsx';
import { useBrowser } from '../../shared/browser.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useMeOrRedirect } from '../../shared/use-me.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Opening } from '../../ui/opening.tsx';
import { useConfigQuery } from './checkout.api.ts';
import { DiscountBox } from './discount-box.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type PaymentSystem, usePaymentSystem } from './payment-system.ts';
import { Skeleton } from './skeleton.tsx';
import { type OrderState, useCheckout } from './use-checkout.ts';
import styles from './checkout.module.css';

/** Fetched while the provider's own script is, without which it shows nothing. */
const loadPaymentForm = () => import('./payment-form.tsx');
const PaymentForm = lazy(loadPaymentForm);

/** What only one of a couple sees. */
const ForBoth = lazy(() => import('./for-both.tsx'));
const Prepaid = lazy(() => import('./prepaid.tsx'));

export default function CheckoutPage() {
  const me = useMeOrRedirect();
  const config = useConfigQuery(undefined, { skip: !me.data });
  const system = usePaymentSystem(config.data);
  const { order, discount, apply, remove, chooseBoth, orderPrepaid } = useCheckout(config.data);
  usePageTitle(order.state === 'complete' ? 'Order complete' : 'Checkout');
  if (me.error && !me.leaving) return <ReadFailed title="Failed to fetch user" error={me.error} onRetry={() => void me.refetch()} />;
  if (config.error) return <ReadFailed title="Payment Setup Failed" error={config.error} onRetry={() => void config.refetch()} />;
  if (!config.data) return <Loading />;
  if (order.state === 'complete') return <Complete />;
  if (order.state === 'prepaid')
    return (
      <Suspense fallback={<Loading />}>
        <Prepaid onOrder={orderPrepaid} />
      </Suspense>
    );
  const second = order.state === 'ready' && order.secondWill === 'added' ? poundsOf(PRICE_PENCE) : 0;
  const amount = (discount?.finalAmount ?? poundsOf(PRICE_PENCE)) + second;
  return (
    <AppPage still aside={<a href="/dashboard">Back to Dashboard</a>}>
      <h1>Checkout</h1>
      <TeamNotice text={me.data?.notice} />
      <div className={styles.columns}>
        <div>
          <OrderSummary discount={discount} second={second} />
          {order.state === 'ready' && order.secondWill !== null && (
            <Suspense fallback={null}>
              <ForBoth added={second > 0} busy={order.changing} onChoose={chooseBoth} />
            </Suspense>
          )}
          <DiscountBox discount={discount} amount={amount} onApply={apply} onRemove={remove} />
        </div>
        <section aria-labelledby="pay-title" className={styles.pay}>
          <h2 id="pay-title">Pay by card</h2>
          <Payment system={system} order={order} amount={amount} />
        </section>
      </div>
    </AppPage>
  );
}

const Loading = () => (
  <AppPage still>
    <Opening label="Loading checkout..." />
  </AppPage>
);

type PaymentProps = { readonly system: PaymentSystem; readonly order: OrderState; readonly amount: number };

function Payment({ system, order, amount }: PaymentProps) {
  useEffect(() => {
    // Should that fail, it is tried again when the form is drawn.
    loadPaymentForm().catch(() => undefined);
  }, []);
  if (system.state === 'unavailable')
    return (
      <Failure title="Payment System Unavailable" text="We cannot take cards at the moment. Your will is safe and nothing was charged." />
    );
  if (order.state === 'paused')
    return (
      <Failure
        title="Payments Are Paused"
        text="We are not taking payments at the moment. Your answers are safe and nothing was charged: please come back later."
      />
    );
  if (order.state === 'failed')
    return <Failure title="Payment Setup Failed" text="We could not set up the payment. Your will is safe and nothing was charged." />;
  if (order.state !== 'ready' || system.state !== 'loaded') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <PaymentForm stripe={system.stripe} order={order} amount={amount} />
    </Suspense>
  );
}

const Waiting = () => (
  <div className={styles.card} aria-busy="true">
    <Skeleton />
  </div>
);

function Failure({ title, text }: { readonly title: string; readonly text: string }) {
  const { reload } = useBrowser();
  return (
    <div role="alert" className={styles.failure}>
      <h3>
        <Icon name="warning" /> {title}
      </h3>
      <p>{text}</p>
      <p className={styles.actions}>
        <Button onClick={reload}>Try Again</Button>
        <a href="/dashboard" className={buttonClass({ look: 'secondary' })}>
          Back to Dashboard
        </a>
      </p>
    </div>
  );
}

function Complete() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <AppPage narrow>
      <div className={styles.complete}>
        <Icon name="check" />
        <h1 ref={heading} tabIndex={-1}>
          Order Complete!
        </h1>
        <p>There is nothing to pay. We take you to your dashboard.</p>
        <a href="/dashboard">Go to your dashboard now</a>
      </div>
    </AppPage>
  );
}
