// Other modules talk to this one over the command and query buses, and never by an injected class. The command line, which has no buses, calls the functions of administration.ts.
export { createOperator, disableOperator, resetSecondFactor } from './administration.ts';
export { RecordView, type View } from './commands/record-view.ts';
export { accessFacts } from './domain/access.ts';
export { operatorFacts } from './domain/operator.ts';
export { Operators } from './operators.repository.ts';
export { OperatorsModule } from './operators.module.ts';
export { GetOpenedVersions } from './queries/get-opened-versions.ts';
export { GetOperatorNames, type NamedOperator } from './queries/get-operator-names.ts';
export { OPERATOR_REFUSALS } from './http/operators.refusals.ts';
