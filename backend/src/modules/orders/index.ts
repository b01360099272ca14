// Other modules talk to this one over the command and query buses, and never by an injected class.
export type { OrderRefusal } from './domain/order.commands.ts';
export {
  DisputeLost,
  DisputeWon,
  orderFacts,
  OrderPlaced,
  PaymentRefunded,
  PaymentSucceeded,
  PersonalDataOpened,
  RefundReturned,
} from './domain/order.facts.ts';
export { orderStory } from './domain/order.story.ts';
export { OpenPersonalData } from './commands/open-personal-data.ts';
export { CorrectCustomer } from './commands/correct-customer.ts';
export { EraseOrder } from './commands/erase-order.ts';
export { ReconcileOrder } from './commands/reconcile-order.ts';
export { RetryDraft } from './commands/retry-draft.ts';
export {
  expireHolds,
  makeRefund,
  reconcilePayments,
  followSecondWill,
  refundDuplicate,
  resendWill,
  sendDraft,
  sendEnquiry,
  sendFileNotice,
  sendProblemAnswer,
  sendProblemReceived,
  sendReceipt,
  sendRefundNotice,
} from './jobs/order.jobs.ts';
export { orderIdOf } from './order-id.ts';
export { OrdersCoreModule, OrdersModule, OrdersWorkerModule } from './orders.module.ts';
export { customerAccountProjection } from './projections/customer-account.projection.ts';
export { GetOrderVersion } from './queries/get-order-version.ts';
export { orderListProjection } from './projections/order-list.projection.ts';
export { orderPairProjection } from './projections/order-pair.projection.ts';
export { CountDisputes } from './queries/count-disputes.ts';
export { CountFlags } from './queries/count-flags.ts';
export { type Account, type ListedAccounts, ListAccounts } from './queries/list-accounts.ts';
export { ListUnverifiedAccounts } from './queries/list-unverified-accounts.ts';
export { GetOrderData } from './queries/get-order-data.ts';
export { GetCustomerOrder } from './queries/get-customer-order.ts';
export type { Correspondence } from './queries/correspondence.ts';
export { GetCorrespondenceAt } from './queries/get-correspondence-at.ts';
export { GetAdminOrder } from './queries/get-admin-order.ts';
export { GetOrderAt } from './queries/get-order-at.ts';
export { finalPence, type Order } from './domain/order.state.ts';
export { refundedPence } from './domain/order.refunds.state.ts';
export { type FullPayout, ListPayouts } from './queries/list-payouts.ts';
export { type ListedOrders, ListOrders } from './queries/list-orders.ts';
export { GetOrderStandings } from './queries/get-order-standings.ts';
export { TakesPayments } from './queries/takes-payments.ts';
export { HasPaid } from './queries/has-paid.ts';
export { OrderReactions } from './reactions/order.reactions.ts';
export { ORDER_REFUSALS } from './http/orders.refusals.ts';
export { Orders } from './orders.repository.ts';
