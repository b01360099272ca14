export { createOperator } from './commands/create-operator.ts';
export { resetSecondFactor } from './commands/reset-second-factor.ts';
export { disableOperator } from './commands/disable-operator.ts';
export { RecordView } from './commands/record-view.ts';
export { operatorFacts } from './domain/operator.ts';
export { OperatorsModule } from './operators.module.ts';
export { GetOperatorNames, type NamedOperator } from './queries/get-operator-names.ts';
