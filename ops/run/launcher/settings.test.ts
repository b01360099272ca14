import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';

const REAL = {
  DATABASE_URL: 'postgresql://db/willow',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  SENDGRID_API_KEY: 'SG',
  EVENTSTORE_URL: 'esdb://es',
  REDIS_URL: 'redis://r',
  MASTER_KEY: 'key',
};

describe('readSettings', () => {
  it('embeds every part when nothing is set', () => {
    expect(readSettings({}, '/srv/willow')).toEqual({
      dataDir: '/srv/willow/.data',
      publicUrl: 'http://localhost:3000',
      ports: { web: 3000, metrics: undefined, mailbox: 8025, stripe: 12_111 },
      real: { database: false, stripe: false, mail: false },
    });
  });

  it('takes the real part over as soon as it is named, and other ports', () => {
    const env = {
      ...REAL,
      PORT: '8080',
      METRICS_PORT: '9000',
      MAILBOX_PORT: '1',
      STRIPE_LOCAL_PORT: '2',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://w.example/',
    };
    expect(readSettings(env, '/srv')).toEqual({
      dataDir: '/data',
      publicUrl: 'https://w.example',
      ports: { web: 8080, metrics: 9000, mailbox: 1, stripe: 2 },
      real: { database: true, stripe: true, mail: true },
    });
  });

  it.each(['0', '65536', 'abc', '3000.5', '-1'])('refuses %s as a port', (PORT) => {
    expect(() => readSettings({ PORT }, '/')).toThrow('PORT must be a port number between 1 and 65535.');
  });

  it('refuses half of a Stripe account', () => {
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test' }, '/')).toThrow('missing: STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET');
  });

  it.each(Object.keys(REAL))('refuses production without %s', (name) => {
    expect(() => readSettings({ NODE_ENV: 'production', ...REAL, [name]: '' }, '/')).toThrow(name);
    expect(() => readSettings({ NODE_ENV: 'production', ...REAL }, '/')).not.toThrow();
  });
});
