import { Module } from '@nestjs/common';
import { HandleFailedJobHandler } from './commands/handle-failed-job.ts';
import { HandleParkedHandler } from './commands/handle-parked.ts';
import { OperationsController } from './http/operations.controller.ts';
import { Operations } from './operations.repository.ts';
import { GetOperationsHandler } from './queries/get-operations.ts';

@Module({
  controllers: [OperationsController],
  providers: [Operations, GetOperationsHandler, HandleFailedJobHandler, HandleParkedHandler],
})
export class OperationsModule {}
