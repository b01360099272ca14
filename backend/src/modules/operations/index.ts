export { HandleFailedJob } from './commands/handle-failed-job.ts';
export { operationFacts } from './domain/operations.ts';
export { OPERATION_REFUSALS } from './http/operations.refusals.ts';
export { OperationsModule } from './operations.module.ts';
export { Operations, OPERATIONS_LOG } from './operations.repository.ts';
export { type Parking, PARKINGS } from './parking.ts';
