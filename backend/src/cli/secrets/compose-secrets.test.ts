import { describe, expect, it } from '@jest/globals';
import { missingSecrets, problemsOf, SECRETS } from './compose-secrets.ts';

const REAL = { localProviders: false };
const LOCAL = { localProviders: true };

const passwordIn = (url = ''): string => decodeURIComponent(new URL(url).password);

describe('missing secrets of compose', () => {
  it('are all that can be made, each password the one in its URL, and no two the same', () => {
    const made = missingSecrets({}, REAL);
    expect(Object.keys(made).toSorted()).toEqual(SECRETS.flatMap(({ name, make }) => (make ? [name] : [])).toSorted());
    expect(Buffer.from(made['master_key'] ?? '', 'base64')).toHaveLength(32);
    for (const [password, url] of [
      ['database_app_password', 'database_url'],
      ['database_owner_password', 'database_owner_url'],
      ['redis_password', 'redis_url'],
      ['eventstore_admin_password', 'eventstore_admin_url'],
    ] as const)
      expect([url, passwordIn(made[url])]).toEqual([url, made[password]]);
    expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
    expect(missingSecrets(made, REAL)).toEqual({});
  });

  it('are all there are in a rehearsal, those of outside marked as a stand-in’s', () => {
    const made = missingSecrets({}, LOCAL);
    expect(Object.keys(made).toSorted()).toEqual(SECRETS.map(({ name }) => name).toSorted());
    for (const name of ['stripe_secret_key', 'stripe_webhook_secret', 'sendgrid_api_key'])
      expect(made[name]).toMatch(/^(sk_test_|whsec_|SG\.)local_/);
  });

  it('fit what is kept, whichever of the two that is', () => {
    const made = missingSecrets(
      { master_key: 'k', redis_password: 'a/b@c', database_url: 'postgresql://willow_app:p%40q@postgres:5432/willow' },
      REAL,
    );
    expect(passwordIn(made['redis_url'])).toBe('a/b@c');
    expect(made['database_app_password']).toBe('p@q');
    expect(Object.keys(made)).not.toContain('redis_password');
  });
});

describe('nothing is made', () => {
  const whole = missingSecrets({}, REAL);

  it('beside secrets that agree: no problem', () => expect([problemsOf({}, REAL), problemsOf(whole, REAL)]).toEqual([[], []]));

  it.each([
    ['a password is not the one in its URL', { ...whole, redis_password: 'x' }, /^redis_password and redis_url name different passwords/],
    ['the master key is gone', { ...whole, master_key: '' }, /^master_key is missing, .*put it back/],
    [
      'a key is without its certificate',
      { eventstore_ca: 'x', eventstore_private_key: 'x' },
      /^eventstore_certificate: missing beside eventstore_private_key/,
    ],
    [
      'a certificate is without its authority',
      { eventstore_certificate: 'x', eventstore_private_key: 'x' },
      /^eventstore_ca: missing beside/,
    ],
  ])('while %s', (_, kept, words) => {
    expect(problemsOf(kept, REAL)).toEqual([expect.stringMatching(words)]);
  });

  it('for a rehearsal beside a real key', () => {
    expect(problemsOf({ ...whole, stripe_secret_key: 'sk_live_x' }, LOCAL)).toEqual([
      expect.stringMatching(/^stripe_secret_key is not the key of a stand-in/),
    ]);
    expect(problemsOf({ ...whole, ...missingSecrets(whole, LOCAL) }, LOCAL)).toEqual([]);
  });
});
