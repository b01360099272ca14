// Other modules talk to this one over the command and query buses, and never by an injected class.
export { CustomersCoreModule, CustomersModule, CustomersWorkerModule } from './customers.module.ts';
export {
  customerFacts,
  CustomerSignedUp,
  DataDownloadRequested,
  type Details,
  EmailChanged,
  EmailVerified,
  PersonalDataErased,
  SignedUpBeside,
  SignupDetailsReplaced,
} from './domain/customer.facts.ts';
export { RequestDataDownload } from './commands/request-data-download.ts';
export { EraseAccount } from './commands/erase-account.ts';
export { emailFacts, EmailReserved } from './domain/email.ts';
export { Emails } from './emails.repository.ts';
export { CorrectDetails, type Correction } from './commands/correct-details.ts';
export { RequestEmailChange } from './commands/request-email-change.ts';
export { StopEmailChange } from './commands/stop-email-change.ts';
export { type OwnAddress, ownAddresses } from './own-addresses.ts';
export type { EmailChange } from './domain/customer.state.ts';
export { shownEmailChange } from './domain/email-change.ts';
export { type DetailsLock, SetDetailsLock } from './commands/set-details-lock.ts';
export { MAILBOX_LIMITS, mailboxOf } from './mail-requests.ts';
export { askMailbox, moveToNewEmail, tellMailbox, sendCorrection, sendLink } from './jobs/customer.jobs.ts';
export { GetAccountData } from './queries/get-account-data.ts';
export { FindAccount } from './queries/find-account.ts';
export { IsAbandonedSignUp } from './queries/is-abandoned-sign-up.ts';
export { GetCustomer } from './queries/get-customer.ts';
export { ListAddressesToForget } from './queries/list-addresses-to-forget.ts';
export { CustomerReactions } from './reactions/customer.reactions.ts';
export { CUSTOMER_REFUSALS } from './http/customers.refusals.ts';
