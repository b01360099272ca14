// Reads the log itself, as no other module may.
export { AuditModule, AuditWorkerModule } from './audit.module.ts';
export { accessLogProjection } from './projections/access-log.projection.ts';
export { AUDIT_REFUSALS } from './http/audit.refusals.ts';
export { copyAnchors, checkpointLog, mailSignatures, exportOrder, verifyLog } from './jobs/audit.jobs.ts';
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
export { storyOf, type Told } from './story.ts';
