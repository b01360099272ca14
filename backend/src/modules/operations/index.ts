export { operationFacts } from './domain/operations.ts';
export { Operations, OPERATIONS_LOG } from './operations.repository.ts';
