import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { KnownDevices } from '../../platform/sessions/known-devices.ts';
import { ChangeContactDetailsHandler } from './commands/change-contact-details.ts';
import { LogOutHandler } from './commands/log-out.ts';
import { RequestLinkHandler } from './commands/request-link.ts';
import { SignUpHandler } from './commands/sign-up.ts';
import { UseLinkHandler } from './commands/use-link.ts';
import { Customers } from './customers.repository.ts';
import { Emails } from './emails.repository.ts';
import { AccountController } from './http/account.controller.ts';
import { LinkController } from './http/link.controller.ts';
import { SendLinkWorker } from './jobs/send-link.worker.ts';
import { LinkGuard } from './http/link.guard.ts';
import { MagicLinks } from './links/magic-links.ts';
import { CheckLinkHandler } from './queries/check-link.ts';
import { GetCustomerHandler } from './queries/get-customer.ts';
import { MailRequests } from './mail-requests.ts';
import { CustomerReactions } from './reactions/customer.reactions.ts';

@Module({ providers: [Customers, CustomerReactions], exports: [Customers, CustomerReactions] })
export class CustomersCoreModule {}

@Module({
  imports: [CustomersCoreModule, PassportModule.register({ session: false })],
  controllers: [AccountController, LinkController],
  providers: [
    Emails,
    MagicLinks,
    MailRequests,
    KnownDevices,
    LinkGuard,
    SignUpHandler,
    RequestLinkHandler,
    UseLinkHandler,
    LogOutHandler,
    ChangeContactDetailsHandler,
    CheckLinkHandler,
    GetCustomerHandler,
  ],
})
export class CustomersModule {}

@Module({
  imports: [CustomersCoreModule],
  providers: [MagicLinks, GetCustomerHandler, SendLinkWorker],
  exports: [CustomersCoreModule],
})
export class CustomersWorkerModule {}
