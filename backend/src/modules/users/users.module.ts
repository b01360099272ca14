import { Module } from '@nestjs/common';
import { CustomerOperatorController } from './http/customer.operator.controller.ts';
import { GetCustomerStoryHandler } from './queries/get-customer-story.ts';
import { ListCustomersHandler } from './queries/list-customers.ts';

@Module({ controllers: [CustomerOperatorController], providers: [ListCustomersHandler, GetCustomerStoryHandler] })
export class UsersModule {}
