export { componentFacts } from './domain/component.ts';
export { StatusPage } from './http/status-page.ts';
export { serviceIncidentProjection } from './projections/service-incident.projection.ts';
export { StatusModule, StatusWorkerModule } from './status.module.ts';
export { DOCUMENT_JOBS } from './watch/service-probe.ts';
export { StatusWatch } from './watch/status-watch.ts';
