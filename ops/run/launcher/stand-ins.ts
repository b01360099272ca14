import { join } from 'node:path';
import type { StandInKeys } from './environment.ts';
import type { Settings } from './settings.ts';

export type StandIn = { close(): Promise<void> };

/** Where the environment names no real ones. Their data is kept in the data directory. */
export const startStandIns = async ({ real, ports, dataDir }: Settings, keys: StandInKeys): Promise<readonly StandIn[]> => {
  const standIns: StandIn[] = [];
  if (!real.mail) {
    const { startLocalMailbox } = await import('../../local/mailbox/index.ts');
    standIns.push(
      await startLocalMailbox({
        port: ports.mailbox,
        dataDir: join(dataDir, 'mailbox'),
        apiKey: keys.mailApiKey,
        events: { url: `http://localhost:${ports.web}/api/mail/events`, privateKey: keys.mailSigningKey },
      }),
    );
  }
  if (!real.stripe) {
    const { startLocalStripe } = await import('../../local/stripe/index.ts');
    standIns.push(
      await startLocalStripe({
        port: ports.stripe,
        dataDir: join(dataDir, 'stripe'),
        webhookUrl: `http://localhost:${ports.web}/api/payments/webhook`,
        webhookSecret: keys.stripeWebhookSecret,
        secretKey: keys.stripeSecretKey,
        publishableKey: keys.stripePublishableKey,
      }),
    );
  }
  return standIns;
};
