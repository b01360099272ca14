import { BRAND } from '@willow/contracts/brand/brand';
import type { Environment } from './environment.ts';
import type { Settings } from './settings.ts';

type BannerFacts = { readonly passwordGiven: boolean; readonly seconds: number };

const row = (label: string, value: string, note = ''): string => `  ${label.padEnd(15)}${value}${note ? `   ${note}` : ''}`;

export const banner = (settings: Settings, env: Environment, { passwordGiven, seconds }: BannerFacts): string => {
  const { publicUrl, ports, real, dataDir } = settings;
  const password = passwordGiven
    ? '(the one in ADMIN_PASSWORD)'
    : (env['ADMIN_PASSWORD'] ??
      '(unknown: secrets/operator.password is missing; npm run willow -- operators create makes another operator)');
  return [
    '',
    `  ${BRAND.name} is ready (${seconds.toFixed(1)} s)`,
    '',
    row('Storefront', publicUrl),
    row('Console', `${publicUrl}/admin`),
    ...(real.mail ? [] : [row('Mailbox', `http://localhost:${ports.mailbox}`, 'every mail the product sends lands here')]),
    ...(real.stripe ? [] : [row('Local Stripe', `http://localhost:${ports.stripe}`, 'pay with 4242 4242 4242 4242, any date and CVC')]),
    row('Metrics', `http://localhost:${env['METRICS_PORT']}/metrics`),
    '',
    ...(env['ADMIN_EMAIL'] ? [row('Operator', env['ADMIN_EMAIL']), row('Password', password), ''] : []),
    row('Data', dataDir, 'kept across restarts; logs in its logs/'),
    row('Stop', 'Ctrl-C'),
    '',
  ].join('\n');
};
