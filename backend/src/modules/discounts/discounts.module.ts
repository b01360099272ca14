import { Module } from '@nestjs/common';
import { ChangeCodeHandler } from './commands/change-code.ts';
import { CreateCodeHandler } from './commands/create-code.ts';
import { EndHoldHandler } from './commands/end-hold.ts';
import { HoldUseHandler } from './commands/hold-use.ts';
import { Discounts } from './discounts.repository.ts';
import { DiscountController } from './http/discount.controller.ts';
import { DiscountOperatorController } from './http/discount.operator.controller.ts';
import { GetDiscountHandler } from './queries/get-discount.ts';
import { ListExpiredHoldsHandler } from './queries/list-expired-holds.ts';
import { ListCodesHandler } from './queries/list-codes.ts';

@Module({
  controllers: [DiscountController, DiscountOperatorController],
  providers: [Discounts, CreateCodeHandler, ChangeCodeHandler, HoldUseHandler, EndHoldHandler, GetDiscountHandler, ListCodesHandler],
})
export class DiscountsModule {}

@Module({ providers: [Discounts, EndHoldHandler, ListExpiredHoldsHandler] })
export class DiscountsWorkerModule {}
