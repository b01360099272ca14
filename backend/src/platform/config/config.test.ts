import { describe, expect, it } from '@jest/globals';
import { readConfig, readServiceConfig, withPlaces } from './config.ts';

const least = { DATABASE_URL: 'postgresql://localhost/willow', MASTER_KEY: 'a2V5' };
const production = {
  ...least,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://willow.example/',
  EVENTSTORE_URL: 'esdb://events:2113',
  REDIS_URL: 'redis://queue:6379',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SENDGRID_API_KEY: 'SG.x',
  MAIL_FROM: 'hello@willow.example',
  CHROMIUM_PATH: '/usr/bin/chromium',
};

describe('the configuration', () => {
  it('needs a database and a master key, and fills in the rest', () => {
    expect(readConfig({ ...least, REDIS_URL: '' })).toMatchObject({
      PORT: 3000,
      METRICS_PORT: 9464,
      publicUrl: 'http://localhost:3000',
      secureCookies: false,
      OPERATOR_MFA: 'on',
      EXAMPLE_MARKS: 'on',
    });
    expect(readConfig({ ...least, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  });

  it('names every setting that is wrong, and no value', () => {
    expect(() => readConfig({ PORT: 'abc', DATABASE_URL: 'secret nonsense' })).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*MASTER_KEY/);
    expect(() => readConfig({ DATABASE_URL: 'secret nonsense' })).not.toThrow(/secret/);
  });

  it('names in a container also where Docker Compose has a setting or a secret', () => {
    const wrong = () => readConfig({ ...least, BACKUP_RECIPIENT: 'age', PORT: 'x', MASTER_KEY: '', SECRETS: 'database_url master_key' });
    expect(wrong).toThrow(/BACKUP_RECIPIENT: must be .* \(in \.env of Docker Compose: WILLOW_BACKUP_RECIPIENT\)/);
    expect(wrong).toThrow(/PORT: must be .* \(with Docker Compose: in docker-compose\.yml\)/);
    expect(wrong).toThrow(/MASTER_KEY: .* \(the secret master_key; .*ops\/docker\/secrets\/master_key\)/);
    expect(() => readConfig({ ...least, PROXY_ADDRESS: 'https://web' })).toThrow(/^PROXY_ADDRESS: must look like web:8443$/);
  });

  it.each([
    ['Set SENDGRID_API_KEY', / \(the secret sendgrid_api_key; with Docker Compose the file ops\/docker\/secrets\/sendgrid_api_key\)$/],
    ['Set PUBLIC_URL to the address with https:', / \(in \.env of Docker Compose: WILLOW_PUBLIC_URL\)$/],
    ['Ask http://<its host>:<PORT>/health/ready', /ready$/],
    ['Set BACKUP_RECIPIENT (in .env of Docker Compose: WILLOW_BACKUP_RECIPIENT)', /: WILLOW_BACKUP_RECIPIENT\)$/],
  ])('adds to advice in a container where the setting is: %s', (advice, words) => {
    expect(withPlaces(advice, { SECRETS: 'database_url sendgrid_api_key' })).toMatch(words);
    expect(withPlaces(advice, {})).toBe(advice);
  });

  it.each(['0', '1.5', 'many', '100001'])('refuses %s mails with links an hour', (LINK_MAILS_PER_HOUR) => {
    expect(() => readConfig({ ...least, LINK_MAILS_PER_HOUR })).toThrow(/^LINK_MAILS_PER_HOUR: must be a whole number of mails from 1 to/);
    expect(readConfig({ ...least, LINK_MAILS_PER_HOUR: '16000' }).LINK_MAILS_PER_HOUR).toBe(16_000);
  });

  it('takes a complete production configuration', () => {
    expect(readConfig(production)).toMatchObject({ publicUrl: 'https://willow.example', secureCookies: true });
  });

  it.each([
    'PUBLIC_URL',
    'EVENTSTORE_URL',
    'REDIS_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SENDGRID_API_KEY',
    'MAIL_FROM',
    'CHROMIUM_PATH',
  ])('refuses production without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(new RegExp(`${name}: must be set`));
  });

  it.each(['DATABASE_OWNER_URL', 'DATABASE_AUDIT_URL', 'EVENTSTORE_ADMIN_URL', 'EVENTSTORE_AUDIT_URL'])(
    'api and worker refuse to hold %s, which command lines may',
    (name) => {
      const given = { ...least, [name]: 'postgresql://other:secret@localhost/willow' };
      expect(readConfig(given)).toMatchObject(given);
      expect(() => readServiceConfig(given)).toThrow(`${name}: is for the command line only`);
      expect(readServiceConfig({ ...least, [name]: '' })).toEqual(readConfig(least));
    },
  );

  it('refuses stand-ins in production, and live keys at a stand-in anywhere (D-023)', () => {
    expect(() => readConfig({ ...production, SENDGRID_API_BASE: 'http://localhost:8025' })).toThrow(/stand-ins are not for production/);
    expect(() => readConfig({ ...production, OPERATOR_MFA: 'off' })).toThrow(/second factor/);
    expect(() => readConfig({ ...production, EXAMPLE_MARKS: 'off' })).toThrow(/only launch confirm/);
    expect(() => readConfig({ ...least, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_API_BASE: 'http://localhost:12111' })).toThrow(/live key/);
  });

  describe('a rehearsal with the stand-ins of Stripe and mail', () => {
    const rehearsal = {
      ...production,
      LOCAL_PROVIDERS: 'on',
      STRIPE_SECRET_KEY: 'sk_test_local_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
      STRIPE_WEBHOOK_SECRET: 'whsec_local_x',
      SENDGRID_API_KEY: 'SG.local_x',
      STRIPE_API_BASE: 'http://local-stripe:12111',
      STRIPE_JS_URL: 'http://127.0.0.1:12111/v3/stripe.js',
      SENDGRID_API_BASE: 'http://local-mailbox:8025',
    };

    it('runs as production does', () => expect(readConfig(rehearsal)).toMatchObject({ NODE_ENV: 'production', LOCAL_PROVIDERS: 'on' }));

    it.each(['STRIPE_API_BASE', 'STRIPE_JS_URL', 'SENDGRID_API_BASE'])('is refused without %s, and that without it', (name) => {
      expect(() => readConfig({ ...rehearsal, [name]: '' })).toThrow(`${name}: must name the stand-in`);
      expect(() => readConfig({ ...rehearsal, LOCAL_PROVIDERS: '' })).toThrow(`${name}: stand-ins are not for production`);
    });

    it.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SENDGRID_API_KEY'] as const)(
      'is refused with any %s but its own, and that without it',
      (name) => {
        for (const key of ['rk_live_x', 'sk_live_x'])
          expect(() => readConfig({ ...rehearsal, [name]: key })).toThrow(`${name}: a live key never goes to a stand-in`);
        for (const key of ['sk_test_x', 'SG.x'])
          expect(() => readConfig({ ...rehearsal, [name]: key })).toThrow(`${name}: with LOCAL_PROVIDERS=on`);
        expect(() => readConfig({ ...production, [name]: rehearsal[name] })).toThrow(`${name}: is the key of a stand-in`);
      },
    );
  });
});
