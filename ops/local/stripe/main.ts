import { portFrom, runProgram } from '../kit/run-program.ts';
import { startLocalStripe } from './local-stripe.ts';

const {
  STRIPE_LOCAL_PORT,
  STRIPE_LOCAL_URL,
  LOCAL_NAME,
  STRIPE_WEBHOOK_URL,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_LOCAL_PROCESSING_MS,
  DATA_DIR,
} = process.env;

await runProgram('Local Stripe', () =>
  startLocalStripe({
    port: portFrom(STRIPE_LOCAL_PORT, 12_111),
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? 'whsec_local',
    ...(STRIPE_WEBHOOK_URL && { webhookUrl: STRIPE_WEBHOOK_URL }),
    ...(STRIPE_SECRET_KEY && { secretKey: STRIPE_SECRET_KEY }),
    ...(STRIPE_PUBLISHABLE_KEY && { publishableKey: STRIPE_PUBLISHABLE_KEY }),
    ...(STRIPE_LOCAL_PROCESSING_MS && { processingDelayMs: Number(STRIPE_LOCAL_PROCESSING_MS) }),
    ...(STRIPE_LOCAL_URL && { publicUrl: STRIPE_LOCAL_URL }),
    ...(LOCAL_NAME && { name: LOCAL_NAME }),
    ...(DATA_DIR && { dataDir: DATA_DIR }),
  }),
);
