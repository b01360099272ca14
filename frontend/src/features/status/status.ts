/** How a part of the service is doing. The page is built with `HEALTHY`; whoever knows better draws `StatusBoard` with another value. */
export type ComponentState = 'Online';

export type ServiceStatus = {
  readonly overall: string;
  readonly components: readonly { readonly name: string; readonly state: ComponentState }[];
  readonly note: string;
};

export const COMPONENTS = [
  'Website & Dashboard',
  'Will Questionnaire',
  'Secure Payments',
  'Email Notifications (verification, receipts, drafts)',
  'Referral Programme',
] as const;

export const HEALTHY: ServiceStatus = {
  overall: 'All systems operational',
  components: COMPONENTS.map((name) => ({ name, state: 'Online' })),
  note: 'No incidents reported in the last 30 days',
};
