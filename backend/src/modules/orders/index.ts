export { orderFacts } from './domain/order.facts.ts';
export { reconcilePayments, refundDuplicate, sendDraft, sendReceipt } from './jobs/order.jobs.ts';
export { Orders } from './orders.repository.ts';
export { OrdersModule, OrdersWorkerModule } from './orders.module.ts';
export { orderListProjection } from './projections/order-list.projection.ts';
export {
  DraftWhenPaid,
  LockWithPayment,
  MailReceipt,
  RefundDuplicate,
  ReviseWhenResubmitted,
  SendApproved,
} from './reactions/order.reactions.ts';
export { ORDER_REFUSALS } from './http/orders.refusals.ts';
