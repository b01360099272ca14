/** What docker-compose.yml takes from `.env`, each as `WILLOW_` and its name; the others stand in that file itself. */
export const IN_ENV_OF_COMPOSE: ReadonlySet<string> = new Set([
  'ADMIN_EMAIL',
  'AUDITOR_EMAIL',
  'BACKUP_KEEP_DAYS',
  'BACKUP_KEEP_MONTHS',
  'BACKUP_KEEP_WEEKS',
  'BACKUP_RECIPIENT',
  'ERASURE_WAIT_DAYS',
  'LINK_MAILS_PER_HOUR',
  'LOCAL_PROVIDERS',
  'LOG_LEVEL',
  'MAIL_FROM',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
  'PROXY_ADDRESS',
  'PUBLIC_URL',
  'RATE_LIMIT_IP_FACTOR',
  'SENDGRID_WEBHOOK_PUBLIC_KEY',
  'STATUS_CHECK_SECONDS',
  'STRIPE_PUBLISHABLE_KEY',
  'TIMEOUT_FACTOR',
  'TRUSTED_PROXIES',
]);

/** Where Docker Compose has a setting from: under its own name in `.env` it does nothing there. */
export const underCompose = (setting: string): string =>
  IN_ENV_OF_COMPOSE.has(setting) ? `in .env of Docker Compose: WILLOW_${setting}` : 'with Docker Compose: in docker-compose.yml';

/** A setting by both its names. */
export const both = (setting: string): string => `${setting} (${underCompose(setting)})`;
