import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';

export type TabProps = { readonly detail: AdminOrderDetail };
