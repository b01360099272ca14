// Other modules talk to this one over the command and query buses, and never by an injected class. The command line, which has no buses, uses administration.ts.
export { createOperator, Team } from './administration.ts';
export { Admins } from './admins.ts';
export { RecordView } from './commands/record-view.ts';
export { RecordCustomerView } from './commands/record-customer-view.ts';
export { RecordListView } from './commands/record-list-view.ts';
export { RecordVerification, type Verification } from './commands/record-verification.ts';
export { RecordExport } from './commands/record-export.ts';
export {
  accessFacts,
  CustomerViewed,
  ListExported,
  LogVerified,
  type Look,
  looksIn,
  OrderExported,
  OrderOpened,
  RecordViewed,
  SheetExported,
  showsTheWill,
} from './domain/access.ts';
export { EXPORTS } from './export-limit.ts';
export { operatorFacts } from './domain/operator.facts.ts';
export { sendTeamInvitation, sendPasswordReset } from './jobs/operator.jobs.ts';
export { InvitationLinks } from './links/invitation-links.ts';
export { Operators } from './operators.repository.ts';
export { OperatorsCoreModule, OperatorsModule, OperatorsWorkerModule } from './operators.module.ts';
export { operatorAccountProjection } from './projections/operator-account.projection.ts';
export { GetOpenedVersions } from './queries/get-opened-versions.ts';
export { GetOperatorNames, type NamedOperator } from './queries/get-operator-names.ts';
export { ListAssignees } from './queries/list-assignees.ts';
export { ListKnownPeople } from './queries/list-known-people.ts';
export { ListPeople } from './queries/list-people.ts';
export { TakesOrders } from './queries/takes-orders.ts';
export { OperatorReactions } from './reactions/operator.reactions.ts';
export { OPERATOR_REFUSALS } from './http/operators.refusals.ts';
export { VISIT_MINUTES } from './visits.ts';
