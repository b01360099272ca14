// Reads the log itself, as no other module may.
export { AuditModule, AuditWorkerModule } from './audit.module.ts';
export { accessLogProjection } from './projections/access-log.projection.ts';
export { AUDIT_REFUSALS } from './http/audit.refusals.ts';
export { copyAnchors } from './jobs/copy-anchors.job.ts';
export { checkpointLog } from './jobs/checkpoint-log.job.ts';
export { type CheckpointOptions, LogChanged, makeCheckpoint } from './checkpoints.ts';
export { type CustomerHistory, GetCustomerHistory } from './queries/get-customer-history.ts';
export { type CustomerReading } from './queries/teller.ts';
export {
  type Exported,
  type ExportOptions,
  type ExportScope,
  NothingToExport,
  type Opened,
  type Opener,
  writeExport,
} from './write-export.ts';
export { type Verdict, verdictOn } from './verdict.ts';
export { mailSignatures } from './jobs/mail-signatures.job.ts';
export { exportOrder } from './jobs/export-order.job.ts';
export { verifyLog } from './jobs/verify-log.job.ts';
export { storyOf, type Told } from './story.ts';
