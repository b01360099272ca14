import { Module } from '@nestjs/common';
import { CreateCodeHandler } from './commands/create-code.ts';
import { SetCodeActiveHandler } from './commands/set-code-active.ts';
import { Discounts } from './discounts.repository.ts';
import { DiscountController } from './http/discount.controller.ts';
import { DiscountOperatorController } from './http/discount.operator.controller.ts';
import { GetDiscountHandler } from './queries/get-discount.ts';
import { ListCodesHandler } from './queries/list-codes.ts';

@Module({
  controllers: [DiscountController, DiscountOperatorController],
  providers: [Discounts, CreateCodeHandler, SetCodeActiveHandler, GetDiscountHandler, ListCodesHandler],
})
export class DiscountsModule {}
