import type { ServiceComponent } from '@willow/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When which part of the service did not work. */
@Entity({ name: 'service_incident' })
@Index('service_incident_ended_at', ['endedAt'])
export class IncidentRow {
  /** The component and when it began: a component has one incident at a time. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  component: ServiceComponent;

  @Column({ name: 'began_at', type: 'timestamptz' })
  beganAt: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
