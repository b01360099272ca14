import type { ErasureStatus } from '@willow/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Which customers asked to be forgotten, and until when they may change their minds. */
@Entity({ name: 'erasure_request' })
@Index('erasure_request_due_at', ['dueAt'], { where: "status IN ('requested', 'erasing')" })
export class ErasureRow {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'customer_id', type: 'text' })
  customerId: string;

  @Column({ type: 'text' })
  status: ErasureStatus;

  @Column({ name: 'due_at', type: 'timestamptz' })
  dueAt: Date;
}
