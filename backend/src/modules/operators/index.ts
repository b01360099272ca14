export { createOperator } from './commands/create-operator.ts';
export { RecordView } from './commands/record-view.ts';
export { operatorFacts } from './domain/operator.ts';
export { OperatorsModule } from './operators.module.ts';
