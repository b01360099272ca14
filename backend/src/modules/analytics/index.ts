// Other modules talk to this one over the command and query buses, and never by an injected class.
export { AnalyticsModule } from './analytics.module.ts';
export { customerMilestoneProjection } from './projections/customer-milestone.projection.ts';
