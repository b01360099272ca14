import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
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
import { LinkGuard } from './links/link.guard.ts';
import { MagicLinks } from './links/magic-links.ts';
import { CheckLinkHandler } from './queries/check-link.ts';
import { GetCustomerHandler } from './queries/get-customer.ts';
import { MailIssuedLink } from './reactions/mail-issued-link.ts';

@Module({
  imports: [PassportModule.register({ session: false })],
  controllers: [AccountController, LinkController],
  providers: [
    Customers,
    Emails,
    MagicLinks,
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

/** The part that runs in worker processes. */
@Module({ providers: [Customers, MagicLinks, GetCustomerHandler, MailIssuedLink, SendLinkWorker], exports: [MailIssuedLink] })
export class CustomersWorkerModule {}
