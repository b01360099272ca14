import type { Environment } from './environment.ts';

/** Every setting of the product that its programs are started with: those of its configuration, and the ports of the stand-ins. */
export const OWN_SETTINGS: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'PORT',
  'METRICS_PORT',
  'HOST',
  'METRICS_HOST',
  'PUBLIC_URL',
  'TRUSTED_PROXIES',
  'DATA_DIR',
  'DOCUMENTS_URL',
  'DOCUMENTS_REGION',
  'DOCUMENTS_ACCESS_KEY_ID',
  'DOCUMENTS_SECRET_ACCESS_KEY',
  'DATABASE_URL',
  'EVENTSTORE_URL',
  'REDIS_URL',
  'MASTER_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'STRIPE_JS_URL',
  'SENDGRID_API_KEY',
  'SENDGRID_API_BASE',
  'MAIL_FROM',
  'CHROMIUM_PATH',
  'ADMIN_EMAIL',
  'OPERATOR_MFA',
  'RATE_LIMIT_IP_FACTOR',
  'TIMEOUT_FACTOR',
  'ERASURE_WAIT_DAYS',
  'STATUS_CHECK_SECONDS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
  'LOCAL_PROVIDERS',
  'LOG_LEVEL',
  'MAILBOX_PORT',
  'STRIPE_LOCAL_PORT',
]);

/** What may be kept of an environment: whoever starts the product has other things there, such as tokens of a shell. */
export const ownSettings = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => OWN_SETTINGS.has(name)));
