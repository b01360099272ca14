import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { KnownDevices } from '../../platform/sessions/known-devices.ts';
import { ChangeContactDetailsHandler } from './commands/change-contact-details.ts';
import { CorrectDetailsHandler } from './commands/correct-details.ts';
import { EraseAccountHandler } from './commands/erase-account.ts';
import { AnswerEmailChangeHandler } from './commands/answer-email-change.ts';
import { MoveToNewEmailHandler } from './commands/move-to-new-email.ts';
import { RequestEmailChangeHandler } from './commands/request-email-change.ts';
import { StopEmailChangeHandler } from './commands/stop-email-change.ts';
import { EndOwnSessionsHandler } from './commands/end-own-sessions.ts';
import { LogOutHandler } from './commands/log-out.ts';
import { DropDiscountCodeHandler } from './commands/drop-discount-code.ts';
import { RequestDataDownloadHandler } from './commands/request-data-download.ts';
import { RequestLinkHandler } from './commands/request-link.ts';
import { SetDetailsLockHandler } from './commands/set-details-lock.ts';
import { SignUpHandler } from './commands/sign-up.ts';
import { UseCodeHandler } from './commands/use-code.ts';
import { UseLinkHandler } from './commands/use-link.ts';
import { CodeAttempts } from './code-attempts.ts';
import { Customers } from './customers.repository.ts';
import { Emails } from './emails.repository.ts';
import { AccountController } from './http/account.controller.ts';
import { CodeController } from './http/code.controller.ts';
import { EmailChangeController } from './http/email-change.controller.ts';
import { KeptCodeController } from './http/kept-code.controller.ts';
import { LinkController } from './http/link.controller.ts';
import { MailStatusController } from './http/mail-status.controller.ts';
import { SessionsController } from './http/sessions.controller.ts';
import { CustomerMailsWorker } from './jobs/customer-mails.worker.ts';
import { EmailChangeWorker } from './jobs/email-change.worker.ts';
import { LinkGuard } from './http/link.guard.ts';
import { LoginCodes } from './links/login-codes.ts';
import { MagicLinks } from './links/magic-links.ts';
import { NewLinks } from './links/new-link.ts';
import { StartedSessions } from './started-sessions.ts';
import { CheckEmailChangeHandler } from './queries/check-email-change.ts';
import { CheckLinkHandler } from './queries/check-link.ts';
import { FindAccountHandler } from './queries/find-account.ts';
import { IsAbandonedSignUpHandler } from './queries/is-abandoned-sign-up.ts';
import { GetAccountDataHandler } from './queries/get-account-data.ts';
import { GetCustomerHandler } from './queries/get-customer.ts';
import { ListAddressesToForgetHandler } from './queries/list-addresses-to-forget.ts';
import { MailRequests } from './mail-requests.ts';
import { CustomerReactions } from './reactions/customer.reactions.ts';

@Module({ providers: [Customers, CustomerReactions], exports: [Customers, CustomerReactions] })
export class CustomersCoreModule {}

@Module({
  imports: [CustomersCoreModule, PassportModule.register({ session: false })],
  controllers: [
    AccountController,
    LinkController,
    CodeController,
    KeptCodeController,
    MailStatusController,
    EmailChangeController,
    SessionsController,
  ],
  providers: [
    Emails,
    MagicLinks,
    LoginCodes,
    NewLinks,
    MailRequests,
    CodeAttempts,
    StartedSessions,
    KnownDevices,
    LinkGuard,
    SignUpHandler,
    RequestLinkHandler,
    UseLinkHandler,
    UseCodeHandler,
    DropDiscountCodeHandler,
    LogOutHandler,
    EndOwnSessionsHandler,
    ChangeContactDetailsHandler,
    CorrectDetailsHandler,
    SetDetailsLockHandler,
    RequestEmailChangeHandler,
    AnswerEmailChangeHandler,
    StopEmailChangeHandler,
    CheckEmailChangeHandler,
    CheckLinkHandler,
    FindAccountHandler,
    GetCustomerHandler,
    GetAccountDataHandler,
    RequestDataDownloadHandler,
  ],
})
export class CustomersModule {}

@Module({
  imports: [CustomersCoreModule],
  providers: [
    Emails,
    MagicLinks,
    LoginCodes,
    EraseAccountHandler,
    ListAddressesToForgetHandler,
    IsAbandonedSignUpHandler,
    CorrectDetailsHandler,
    SetDetailsLockHandler,
    GetCustomerHandler,
    GetAccountDataHandler,
    MoveToNewEmailHandler,
    EmailChangeWorker,
    CustomerMailsWorker,
  ],
  exports: [CustomersCoreModule],
})
export class CustomersWorkerModule {}
