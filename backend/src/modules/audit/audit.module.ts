import { Module } from '@nestjs/common';
import { AnchorsModule } from '../../platform/event-store/anchors.module.ts';
import { CheckpointLogWorker } from './jobs/checkpoint-log.worker.ts';

@Module({ imports: [AnchorsModule], providers: [CheckpointLogWorker] })
export class AuditWorkerModule {}
