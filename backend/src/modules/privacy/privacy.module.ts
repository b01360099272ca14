import { Module } from '@nestjs/common';
import { ContactCoreModule, ContactWorkerModule } from '../contact/index.ts';
import { CustomersModule, CustomersWorkerModule } from '../customers/index.ts';
import { OperatorsModule } from '../operators/index.ts';
import { OrdersModule, OrdersWorkerModule } from '../orders/index.ts';
import { ReferralsModule, ReferralsWorkerModule } from '../referrals/index.ts';
import { WillsModule, WillsWorkerModule } from '../wills/index.ts';
import { ChangeErasureHandler } from './commands/change-erasure.ts';
import { Copies } from './copies/copies.ts';
import { CopyStore } from './copies/copy-store.ts';
import { EraseByAddressHandler } from './commands/erase-by-address.ts';
import { EraseCustomerHandler } from './commands/erase-customer.ts';
import { RequestErasureHandler } from './commands/request-erasure.ts';
import { Erasures } from './erasures.repository.ts';
import { ErasureOperatorController } from './http/erasure.operator.controller.ts';
import { PrivacyController } from './http/privacy.controller.ts';
import { CopyWorker } from './jobs/copy.worker.ts';
import { ErasureWorker } from './jobs/erasure.worker.ts';
import { MyDataController } from './http/my-data.controller.ts';
import { GetErasureHandler } from './queries/get-erasure.ts';
import { GetWillHistoryHandler } from './queries/get-will-history.ts';
import { GetMyDataHandler } from './queries/get-my-data.ts';
import { GetOverdueErasureHandler } from './queries/get-overdue-erasure.ts';
import { ListDueErasuresHandler } from './queries/list-due-erasures.ts';
import { ListErasuresHandler } from './queries/list-erasures.ts';
import { ListOverdueErasuresHandler } from './queries/list-overdue-erasures.ts';
import { PrivacyReactions } from './reactions/privacy.reactions.ts';

@Module({ providers: [Erasures, CopyStore, PrivacyReactions], exports: [Erasures, CopyStore, PrivacyReactions] })
export class PrivacyCoreModule {}

@Module({
  imports: [PrivacyCoreModule, ContactCoreModule, CustomersModule, OrdersModule, OperatorsModule, ReferralsModule, WillsModule],
  controllers: [PrivacyController, MyDataController, ErasureOperatorController],
  providers: [
    RequestErasureHandler,
    ChangeErasureHandler,
    EraseByAddressHandler,
    GetErasureHandler,
    ListErasuresHandler,
    ListOverdueErasuresHandler,
    GetMyDataHandler,
    GetWillHistoryHandler,
    Copies,
  ],
})
export class PrivacyModule {}

@Module({
  imports: [PrivacyCoreModule, ContactWorkerModule, CustomersWorkerModule, OrdersWorkerModule, ReferralsWorkerModule, WillsWorkerModule],
  providers: [EraseCustomerHandler, ListDueErasuresHandler, GetOverdueErasureHandler, ErasureWorker, GetMyDataHandler, CopyWorker],
  exports: [PrivacyCoreModule],
})
export class PrivacyWorkerModule {}
