// Other modules talk to this one over the command and query buses, and never by an injected class.
export { AnalyticsModule } from './analytics.module.ts';
export { GetMilestones, type Milestones } from './queries/get-milestones.ts';
export { customerMilestoneProjection } from './projections/customer-milestone.projection.ts';
