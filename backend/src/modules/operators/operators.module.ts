import { Module } from '@nestjs/common';
import { EnrolSecondFactorHandler } from './commands/enrol-second-factor.ts';
import { LogInOperatorHandler } from './commands/log-in.ts';
import { RecordViewHandler } from './commands/record-view.ts';
import { OperatorController } from './http/operator.controller.ts';
import { GetOperatorNamesHandler } from './queries/get-operator-names.ts';
import { GetOperatorHandler } from './queries/get-operator.ts';

@Module({
  controllers: [OperatorController],
  providers: [LogInOperatorHandler, EnrolSecondFactorHandler, RecordViewHandler, GetOperatorHandler, GetOperatorNamesHandler],
})
export class OperatorsModule {}
