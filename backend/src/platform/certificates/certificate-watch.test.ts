import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { CertificateWatch } from './certificate-watch.ts';

it('tells until when each certificate holds, of one that is away too, and nothing where there is none', async () => {
  let isAway = false;
  const watch = new CertificateWatch([
    {
      whose: 'wills.example:443 (PUBLIC_URL)',
      setting: 'PUBLIC_URL',
      validTo: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('Mar  1 12:00:00 2027 GMT')),
    },
    { whose: 'DATABASE_URL', setting: 'DATABASE_URL', validTo: () => Promise.resolve(null) },
  ]);
  await watch.look();
  isAway = true;
  await watch.look();
  const registry = new Registry();
  watch.measure(registry);
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('willow_'));
  expect(lines).toEqual([
    `willow_certificate_expiry_timestamp_seconds{certificate="wills.example:443 (PUBLIC_URL)"} ${Date.parse('2027-03-01T12:00:00Z') / 1_000}`,
  ]);
});
