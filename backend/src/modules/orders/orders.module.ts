import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CustomersModule, CustomersWorkerModule } from '../customers/index.ts';
import { DiscountsModule, DiscountsWorkerModule } from '../discounts/index.ts';
import { LaunchModule } from '../launch/index.ts';
import { OperatorsModule } from '../operators/index.ts';
import { WillsModule, WillsWorkerModule } from '../wills/index.ts';
import { ClearDraftHandler } from './commands/clear-draft.ts';
import { SendDraftHandler } from './commands/send-draft.ts';
import { GetDeliveryHandler } from './queries/get-delivery.ts';
import { AnswerEnquiryHandler } from './commands/answer-enquiry.ts';
import { CorrectCustomerHandler } from './commands/correct-customer.ts';
import { CloseEnquiryHandler } from './commands/close-enquiry.ts';
import { AssignOrderHandler } from './commands/assign-order.ts';
import { RaiseEnquiryHandler } from './commands/raise-enquiry.ts';
import { AnswerProblemHandler } from './commands/answer-problem.ts';
import { OpenPersonalDataHandler } from './commands/open-personal-data.ts';
import { AgreeToStartHandler } from './commands/agree-to-start.ts';
import { ReportProblemHandler } from './commands/report-problem.ts';
import { CreatePaymentHandler } from './commands/create-payment.ts';
import { EraseOrderHandler } from './commands/erase-order.ts';
import { ExpireHoldHandler } from './commands/expire-hold.ts';
import { DecideFlagHandler } from './commands/decide-flag.ts';
import { KeepWillAbroadOfOrderHandler } from './commands/keep-will-abroad-of-order.ts';
import { RefreshOrderHandler } from './commands/refresh-order.ts';
import { ReconcileOrderHandler } from './commands/reconcile-order.ts';
import { ResendMailHandler } from './commands/resend-mail.ts';
import { RetryDraftHandler } from './commands/retry-draft.ts';
import { ReviewOrderHandler } from './commands/review-order.ts';
import { ReturnAnswersHandler } from './commands/return-answers.ts';
import { FollowSecondWillHandler } from './commands/follow-second-will.ts';
import { MakeRefundHandler } from './commands/make-refund.ts';
import { RequestRefundHandler } from './commands/request-refund.ts';
import { SettleDisputesHandler } from './commands/settle-disputes.ts';
import { SettlePaymentIssueHandler } from './commands/settle-payment-issue.ts';
import { SettleRefundsHandler } from './commands/settle-refunds.ts';
import { SettlePaymentHandler } from './commands/settle-payment.ts';
import { CloseUpdateHandler } from './commands/close-update.ts';
import { OpenUpdateHandler } from './commands/open-update.ts';
import { ChangeOrderHandler } from './commands/change-order.ts';
import { AssignmentOperatorController } from './http/assignment.operator.controller.ts';
import { EnquiryController } from './http/enquiry.controller.ts';
import { EnquiryOperatorController } from './http/enquiry.operator.controller.ts';
import { FlagsOperatorController } from './http/flags.operator.controller.ts';
import { ExportOperatorController } from './http/export.operator.controller.ts';
import { OrderController } from './http/order.controller.ts';
import { OrderDocumentsOperatorController } from './http/order-documents.operator.controller.ts';
import { OrderListOperatorController } from './http/order-list.operator.controller.ts';
import { MailsOperatorController } from './http/mails.operator.controller.ts';
import { OrderOperatorController } from './http/order.operator.controller.ts';
import { RefundOperatorController } from './http/refund.operator.controller.ts';
import { UpdateController } from './http/update.controller.ts';
import { WebhookController } from './http/webhook.controller.ts';
import { ShownOrders } from './http/shown-orders.ts';
import { AnswersLock } from './answers-lock.ts';
import { DetailsCorrections } from './details-corrections.ts';
import { DiscountHolds } from './discount-holds.ts';
import { Orders } from './orders.repository.ts';
import { DiscountHoldsWorker } from './jobs/discount-holds.worker.ts';
import { OrderMailsWorker } from './jobs/order-mails.worker.ts';
import { NoticesWorker } from './jobs/notices.worker.ts';
import { PaymentsWorker } from './jobs/payments.worker.ts';
import { PaymentGateway } from './payment/payment-gateway.ts';
import { StripePaymentGateway } from './payment/stripe-payment-gateway.ts';
import { FindPartnerOrderHandler } from './queries/find-partner-order.ts';
import { AdminOrders } from './queries/admin-orders.ts';
import { GetAdminOrderHandler } from './queries/get-admin-order.ts';
import { GetOrderChangesHandler } from './queries/get-order-changes.ts';
import { GetOrderFlagsHandler } from './queries/get-order-flags.ts';
import { GetReadableVersionHandler } from './queries/get-readable-version.ts';
import { GetOrderReadingHandler } from './queries/get-order-reading.ts';
import { GetCorrespondenceAtHandler } from './queries/get-correspondence-at.ts';
import { GetOrderAtHandler } from './queries/get-order-at.ts';
import { GetOrderVersionHandler } from './queries/get-order-version.ts';
import { GetSeenHandler } from './queries/get-seen.ts';
import { GetOrderDataHandler } from './queries/get-order-data.ts';
import { GetOrderStandingsHandler } from './queries/get-order-standings.ts';
import { GetCustomerOrderHandler } from './queries/get-customer-order.ts';
import { GetOrderDetailHandler } from './queries/get-order-detail.ts';
import { TakesPaymentsHandler } from './queries/takes-payments.ts';
import { HasPaidHandler } from './queries/has-paid.ts';
import { IsPrepaidHandler } from './queries/is-prepaid.ts';
import { CountDisputesHandler } from './queries/count-disputes.ts';
import { CountFlagsHandler } from './queries/count-flags.ts';
import { CountQueuesHandler } from './queries/count-queues.ts';
import { ListAccountsHandler } from './queries/list-accounts.ts';
import { ListUnverifiedAccountsHandler } from './queries/list-unverified-accounts.ts';
import { ListEnquiriesHandler } from './queries/list-enquiries.ts';
import { ExportOrdersHandler } from './queries/export-orders.ts';
import { ListPayoutsHandler } from './queries/list-payouts.ts';
import { ListOrdersHandler } from './queries/list-orders.ts';
import { OrderReactions } from './reactions/order.reactions.ts';

const gateway = {
  provide: PaymentGateway,
  inject: [CONFIG],
  useFactory: ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }: Config) =>
    new StripePaymentGateway({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase: STRIPE_API_BASE }),
};

@Module({
  providers: [Orders, AnswersLock, DetailsCorrections, DiscountHolds, OrderReactions, HasPaidHandler, GetOrderDataHandler],
  exports: [Orders, AnswersLock, DetailsCorrections, DiscountHolds, OrderReactions],
})
export class OrdersCoreModule {}

@Module({
  imports: [OrdersCoreModule, CustomersModule, WillsModule, DiscountsModule, LaunchModule, OperatorsModule],
  controllers: [
    OrderController,
    OrderOperatorController,
    MailsOperatorController,
    OrderListOperatorController,
    OrderDocumentsOperatorController,
    FlagsOperatorController,
    EnquiryController,
    EnquiryOperatorController,
    AssignmentOperatorController,
    UpdateController,
    RefundOperatorController,
    ExportOperatorController,
    WebhookController,
  ],
  providers: [
    gateway,
    CreatePaymentHandler,
    FindPartnerOrderHandler,
    IsPrepaidHandler,
    SettlePaymentHandler,
    SettleRefundsHandler,
    SettleDisputesHandler,
    SettlePaymentIssueHandler,
    RequestRefundHandler,
    TakesPaymentsHandler,
    ChangeOrderHandler,
    CorrectCustomerHandler,
    OpenUpdateHandler,
    OpenPersonalDataHandler,
    CloseUpdateHandler,
    ClearDraftHandler,
    SendDraftHandler,
    GetDeliveryHandler,
    DecideFlagHandler,
    KeepWillAbroadOfOrderHandler,
    ReviewOrderHandler,
    AgreeToStartHandler,
    ReportProblemHandler,
    AnswerProblemHandler,
    RaiseEnquiryHandler,
    AssignOrderHandler,
    AnswerEnquiryHandler,
    CloseEnquiryHandler,
    ListEnquiriesHandler,
    ReturnAnswersHandler,
    RetryDraftHandler,
    GetOrderFlagsHandler,
    GetOrderChangesHandler,
    ResendMailHandler,
    ReconcileOrderHandler,
    RefreshOrderHandler,
    GetAdminOrderHandler,
    GetOrderDetailHandler,
    GetCustomerOrderHandler,
    GetOrderStandingsHandler,
    GetOrderVersionHandler,
    GetSeenHandler,
    GetOrderReadingHandler,
    GetCorrespondenceAtHandler,
    GetOrderAtHandler,
    ShownOrders,
    GetReadableVersionHandler,
    CountFlagsHandler,
    ListOrdersHandler,
    ListAccountsHandler,
    ListPayoutsHandler,
    ExportOrdersHandler,
    CountQueuesHandler,
    AdminOrders,
  ],
})
export class OrdersModule {}

@Module({
  imports: [OrdersCoreModule, CustomersWorkerModule, WillsWorkerModule, DiscountsWorkerModule, LaunchModule],
  providers: [
    gateway,
    SettlePaymentHandler,
    SettleRefundsHandler,
    SettleDisputesHandler,
    MakeRefundHandler,
    FollowSecondWillHandler,
    TakesPaymentsHandler,
    CountDisputesHandler,
    ListUnverifiedAccountsHandler,
    EraseOrderHandler,
    ExpireHoldHandler,
    OrderMailsWorker,
    NoticesWorker,
    PaymentsWorker,
    DiscountHoldsWorker,
  ],
  exports: [OrdersCoreModule],
})
export class OrdersWorkerModule {}
