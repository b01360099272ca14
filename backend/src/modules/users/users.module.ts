import { Module } from '@nestjs/common';
import { CustomerOperatorController } from './http/customer.operator.controller.ts';
import { ListCustomersHandler } from './queries/list-customers.ts';

@Module({ controllers: [CustomerOperatorController], providers: [ListCustomersHandler] })
export class UsersModule {}
