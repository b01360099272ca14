import { Module } from '@nestjs/common';
import { KnownDevices } from '../../platform/sessions/known-devices.ts';
import { AccessTrace } from './access-trace.ts';
import { EnrolSecondFactorHandler } from './commands/enrol-second-factor.ts';
import { LogInOperatorHandler } from './commands/log-in.ts';
import { RecordViewHandler } from './commands/record-view.ts';
import { OperatorController } from './http/operator.controller.ts';
import { LoginAttempts } from './login-attempts.ts';
import { Operators } from './operators.repository.ts';
import { GetOperatorNamesHandler } from './queries/get-operator-names.ts';
import { GetOpenedVersionsHandler } from './queries/get-opened-versions.ts';
import { GetOperatorHandler } from './queries/get-operator.ts';

@Module({
  controllers: [OperatorController],
  providers: [
    Operators,
    AccessTrace,
    LoginAttempts,
    KnownDevices,
    LogInOperatorHandler,
    EnrolSecondFactorHandler,
    RecordViewHandler,
    GetOpenedVersionsHandler,
    GetOperatorHandler,
    GetOperatorNamesHandler,
  ],
})
export class OperatorsModule {}
