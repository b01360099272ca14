import { Module } from '@nestjs/common';
import { KnownDevices } from '../../platform/sessions/known-devices.ts';
import { AccessTrace } from './access-trace.ts';
import { Team } from './administration.ts';
import { Admins } from './admins.ts';
import { AcceptInvitationHandler } from './commands/accept-invitation.ts';
import { AddPasskeyHandler, BeginPasskeyHandler } from './commands/add-passkey.ts';
import { ChangePasskeyHandler } from './commands/change-passkey.ts';
import { SignInByPasskeyHandler } from './commands/sign-in-by-passkey.ts';
import { PasskeyController } from './http/passkey.controller.ts';
import { PasskeyAttempts } from './passkeys/passkey-attempts.ts';
import { PasskeyChallenges } from './passkeys/passkey-challenges.ts';
import { Webauthn } from './passkeys/webauthn.ts';
import { ChangeOperatorHandler } from './commands/change-operator.ts';
import { ChangePasswordHandler } from './commands/change-password.ts';
import { EndSessionsHandler } from './commands/end-sessions.ts';
import { EnrolSecondFactorHandler } from './commands/enrol-second-factor.ts';
import { InviteOperatorHandler } from './commands/invite-operator.ts';
import { LogInOperatorHandler } from './commands/log-in.ts';
import { RecordCustomerViewHandler } from './commands/record-customer-view.ts';
import { RecordListViewHandler } from './commands/record-list-view.ts';
import { RecordExportHandler } from './commands/record-export.ts';
import { RecordVerificationHandler } from './commands/record-verification.ts';
import { RecordViewHandler } from './commands/record-view.ts';
import { InvitationController } from './http/invitation.controller.ts';
import { MyAccountController } from './http/my-account.controller.ts';
import { OperatorController } from './http/operator.controller.ts';
import { PeopleController } from './http/people.controller.ts';
import { InvitationAttempts } from './invitation-attempts.ts';
import { OperatorMailsWorker } from './jobs/operator-mails.worker.ts';
import { RequestPasswordResetHandler, ResetPasswordHandler } from './commands/reset-password.ts';
import { PasswordResetController } from './http/password-reset.controller.ts';
import { ResetLinks } from './links/reset-links.ts';
import { ReadResetLinkHandler } from './queries/read-reset-link.ts';
import { ResetAttempts } from './reset-attempts.ts';
import { InvitationLinks } from './links/invitation-links.ts';
import { LoginAttempts } from './login-attempts.ts';
import { OperatorSessions } from './operator-sessions.ts';
import { Operators } from './operators.repository.ts';
import { GetOperatorNamesHandler } from './queries/get-operator-names.ts';
import { GetOpenedVersionsHandler } from './queries/get-opened-versions.ts';
import { GetMyAccountHandler } from './queries/get-my-account.ts';
import { GetOperatorHandler } from './queries/get-operator.ts';
import { ListAssigneesHandler } from './queries/list-assignees.ts';
import { TakesOrdersHandler } from './queries/takes-orders.ts';
import { Visits } from './visits.ts';
import { ListKnownPeopleHandler } from './queries/list-known-people.ts';
import { ListPeopleHandler } from './queries/list-people.ts';
import { ReadInvitationHandler } from './queries/read-invitation.ts';
import { OperatorReactions } from './reactions/operator.reactions.ts';

@Module({
  providers: [Operators, InvitationLinks, ResetLinks, OperatorReactions],
  exports: [Operators, InvitationLinks, ResetLinks, OperatorReactions],
})
export class OperatorsCoreModule {}

@Module({
  imports: [OperatorsCoreModule],
  controllers: [
    OperatorController,
    PeopleController,
    InvitationController,
    MyAccountController,
    PasskeyController,
    PasswordResetController,
  ],
  providers: [
    AccessTrace,
    Visits,
    Admins,
    Team,
    LoginAttempts,
    InvitationAttempts,
    ResetAttempts,
    RequestPasswordResetHandler,
    ResetPasswordHandler,
    ReadResetLinkHandler,
    KnownDevices,
    OperatorSessions,
    LogInOperatorHandler,
    AcceptInvitationHandler,
    InviteOperatorHandler,
    ChangeOperatorHandler,
    EndSessionsHandler,
    ChangePasswordHandler,
    EnrolSecondFactorHandler,
    Webauthn,
    PasskeyChallenges,
    PasskeyAttempts,
    SignInByPasskeyHandler,
    BeginPasskeyHandler,
    AddPasskeyHandler,
    ChangePasskeyHandler,
    RecordViewHandler,
    RecordCustomerViewHandler,
    RecordListViewHandler,
    RecordExportHandler,
    GetOpenedVersionsHandler,
    GetMyAccountHandler,
    GetOperatorHandler,
    GetOperatorNamesHandler,
    ListKnownPeopleHandler,
    ListPeopleHandler,
    ListAssigneesHandler,
    TakesOrdersHandler,
    ReadInvitationHandler,
  ],
})
export class OperatorsModule {}

@Module({
  imports: [OperatorsCoreModule],
  providers: [AccessTrace, OperatorMailsWorker, RecordVerificationHandler],
  exports: [OperatorsCoreModule],
})
export class OperatorsWorkerModule {}
