import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { banner } from './banner.ts';
import { productEnvironment, secureSecrets, standInKeys } from './environment.ts';
import { readSettings } from './settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'willow-environment-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const environmentOf = (given: Record<string, string>): Readonly<Record<string, string>> => {
  const settings = readSettings({ DATA_DIR: dataDir, ...given }, '/');
  secureSecrets(settings, given);
  return productEnvironment(given, settings, {
    databaseUrl: given['DATABASE_URL'] ?? 'postgresql://own',
    metricsPort: 9464,
    keys: standInKeys(dataDir),
  });
};

describe('productEnvironment', () => {
  it('fills in stand-ins, secrets and development settings, the same ones every time', () => {
    const env = environmentOf({ PORT: '3100', STRIPE_LOCAL_PORT: '3200', MAILBOX_PORT: '3300' });
    expect(env).toMatchObject({
      NODE_ENV: 'development',
      HOST: 'localhost',
      PORT: '3100',
      METRICS_PORT: '9464',
      PUBLIC_URL: 'http://localhost:3100',
      DATABASE_URL: 'postgresql://own',
      DATA_DIR: dataDir,
      STRIPE_API_BASE: 'http://localhost:3200',
      STRIPE_JS_URL: 'http://localhost:3200/v3/stripe.js',
      SENDGRID_API_BASE: 'http://localhost:3300',
      MAIL_FROM: 'hello@willow.example',
      ADMIN_EMAIL: 'operator@willow.example',
      OPERATOR_MFA: 'off',
    });
    expect(environmentOf({ PORT: '3100', STRIPE_LOCAL_PORT: '3200', MAILBOX_PORT: '3300' })).toEqual(env);
    const secrets = [
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SENDGRID_API_KEY',
      'SENDGRID_WEBHOOK_PUBLIC_KEY',
      'ADMIN_PASSWORD',
      'MASTER_KEY',
    ].map((name) => env[name]);
    expect(new Set(secrets).size).toBe(secrets.length);
    expect(env['ADMIN_PASSWORD']).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  });

  it('leaves what was given alone and names no stand-in beside a real part', () => {
    const given = {
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_WEBHOOK_SECRET: 'wh',
      SENDGRID_API_KEY: 'SG',
      ADMIN_PASSWORD: 'mine',
      OPERATOR_MFA: 'on',
    };
    const env = environmentOf(given);
    expect(env).toMatchObject(given);
    expect(Object.keys(env)).not.toEqual(expect.arrayContaining(['STRIPE_API_BASE']));
    expect([env['STRIPE_API_BASE'], env['STRIPE_JS_URL'], env['SENDGRID_API_BASE']]).toEqual([undefined, undefined, undefined]);
  });

  it('never names the logins that own the log or run its server, nor those of auditors', () => {
    const others = {
      DATABASE_OWNER_URL: 'postgresql://owner',
      DATABASE_AUDIT_URL: 'postgresql://audit',
      EVENTSTORE_ADMIN_URL: 'esdb://admin',
      EVENTSTORE_AUDIT_URL: 'esdb://auditor',
    };
    const named = Object.keys(environmentOf({ DATABASE_URL: 'postgresql://app', EVENTSTORE_URL: 'esdb://app', ...others }));
    expect(named.filter((name) => /^(DATABASE|EVENTSTORE)_/.test(name)).toSorted()).toEqual(['DATABASE_URL', 'EVENTSTORE_URL']);
  });

  it('makes up nothing in production', () => {
    const empty = mkdtempSync(join(tmpdir(), 'willow-production-'));
    const real = {
      DATABASE_URL: 'postgresql://db',
      EVENTSTORE_URL: 'esdb://es',
      REDIS_URL: 'redis://r',
      MASTER_KEY: 'k',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_WEBHOOK_SECRET: 'wh',
      SENDGRID_API_KEY: 'SG',
    };
    const env = environmentOf({ ...real, NODE_ENV: 'production', DATA_DIR: empty });
    expect(env).toEqual({
      ...real,
      NODE_ENV: 'production',
      DATA_DIR: empty,
      PORT: '3000',
      METRICS_PORT: '9464',
      PUBLIC_URL: 'http://localhost:3000',
    });
    expect(readdirSync(empty)).toEqual([]);
    rmSync(empty, { recursive: true });
  });
});

describe('secrets that data depends on', () => {
  const used = mkdtempSync(join(tmpdir(), 'willow-used-'));
  const settings = readSettings({ DATA_DIR: used }, '/');
  const key = join(used, 'secrets/master.key');
  afterAll(() => rmSync(used, { recursive: true }));

  it.each(['missing', 'empty'])('a key file that is %s beside data is refused by its name, and no key is made', (how) => {
    secureSecrets(settings, {});
    mkdirSync(join(used, 'postgres'), { recursive: true });
    const kept = readFileSync(key);
    if (how === 'missing') rmSync(key);
    else writeFileSync(key, '');
    expect(() => secureSecrets(settings, {})).toThrow(`The key file ${key} is missing or empty`);
    expect(existsSync(key) && readFileSync(key, 'utf8')).toBe(how === 'missing' ? false : '');
    expect(() => secureSecrets(settings, { MASTER_KEY: 'given' })).not.toThrow();
    writeFileSync(key, kept);
    expect(() => secureSecrets(settings, {})).not.toThrow();
  });

  it('a password that is missing beside data is not made anew: the operator has the old one', () => {
    rmSync(join(used, 'secrets/operator.password'));
    secureSecrets(settings, {});
    const found = { databaseUrl: 'postgresql://own', metricsPort: 9464, keys: standInKeys(used) };
    expect(productEnvironment({}, settings, found)).not.toHaveProperty('ADMIN_PASSWORD');
    expect(banner(settings, productEnvironment({}, settings, found), { passwordGiven: false, seconds: 1 })).toMatch(
      /Password +\(unknown: /,
    );
  });
});
