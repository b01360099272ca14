import { Module } from '@nestjs/common';
import { AnchorsModule } from '../../platform/event-store/anchors.module.ts';
import { ContactModule } from '../contact/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { OperatorsModule, OperatorsWorkerModule } from '../operators/index.ts';
import { OrdersModule } from '../orders/index.ts';
import { ReferralsModule } from '../referrals/index.ts';
import { AccessController } from './http/access.controller.ts';
import { AccessOperatorController } from './http/access.operator.controller.ts';
import { AuditOperatorController } from './http/audit.operator.controller.ts';
import { HistoryOperatorController } from './http/history.operator.controller.ts';
import { VerifyLogHandler } from './commands/verify-log.ts';
import { CopyAnchorsWorker } from './jobs/copy-anchors.worker.ts';
import { ExportOrderWorker } from './jobs/export-order.worker.ts';
import { ExportStore } from './exports/export-store.ts';
import { OrderExports } from './exports/order-exports.ts';
import { VerifyLogWorker } from './jobs/verify-log.worker.ts';
import { CheckpointLogWorker } from './jobs/checkpoint-log.worker.ts';
import { MailSignaturesWorker } from './jobs/mail-signatures.worker.ts';
import { OrderFacts } from './queries/order-facts.ts';
import { ExportAccessHandler } from './queries/export-access.ts';
import { ExportSheetHandler } from './queries/export-sheet.ts';
import { GetEvidenceHandler } from './queries/get-evidence.ts';
import { GetOwnAccessHandler } from './queries/get-own-access.ts';
import { GetMomentDifferenceHandler } from './queries/get-moment-difference.ts';
import { GetCustomerHistoryHandler } from './queries/get-customer-history.ts';
import { GetOrderHistoryHandler } from './queries/get-order-history.ts';
import { GetOrderMomentHandler } from './queries/get-order-moment.ts';
import { GetProofHandler } from './queries/get-proof.ts';
import { ListAccessHandler } from './queries/list-access.ts';
import { Moments } from './queries/moments.ts';
import { LoggedFacts } from './sheets/logged-facts.ts';
import { Tellers } from './queries/teller.ts';

@Module({
  imports: [ContactModule, CustomersModule, OperatorsModule, OrdersModule, ReferralsModule],
  controllers: [HistoryOperatorController, AccessOperatorController, AuditOperatorController, AccessController],
  providers: [
    OrderFacts,
    OrderExports,
    ExportStore,
    Tellers,
    Moments,
    GetOrderHistoryHandler,
    GetCustomerHistoryHandler,
    GetOrderMomentHandler,
    GetMomentDifferenceHandler,
    GetEvidenceHandler,
    ListAccessHandler,
    GetOwnAccessHandler,
    ExportAccessHandler,
    LoggedFacts,
    ExportSheetHandler,
    GetProofHandler,
    VerifyLogHandler,
  ],
})
export class AuditModule {}

@Module({
  imports: [AnchorsModule, OperatorsWorkerModule],
  providers: [CheckpointLogWorker, VerifyLogWorker, ExportOrderWorker, CopyAnchorsWorker, MailSignaturesWorker, ExportStore],
})
export class AuditWorkerModule {}
