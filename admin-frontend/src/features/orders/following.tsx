import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useParams } from 'react-router';
import { useAppSelector } from '../../shared/store.ts';
import { DRAFTING, FollowOrder, REFUNDING, SENDING } from './follow-order.tsx';
import { ordersApi } from './orders.api.ts';

/** What is under way with the orders of the list, and with the one that is open. */
export function Following({ orders }: { readonly orders: readonly AdminOrder[] }) {
  const { id = '' } = useParams();
  const opened = useAppSelector(ordersApi.endpoints.order.select(id)).data?.order;
  const sending = [...orders, ...(opened ? [opened] : [])].filter((order) => order.sending).map((order) => order.id);
  return (
    <>
      {[...new Set(sending)].map((each) => (
        <FollowOrder key={each} id={each} following={SENDING} />
      ))}
      {opened?.refund === 'running' && <FollowOrder key={`${opened.id} refund`} id={opened.id} following={REFUNDING} />}
      {opened?.draft === 'making' && <FollowOrder key={opened.id} id={opened.id} following={DRAFTING} />}
    </>
  );
}
