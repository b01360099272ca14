import { describe, expect, it } from '@jest/globals';
import { BRAND } from './brand.ts';
import { COMPANY } from './company.ts';

describe('who we are', () => {
  it('has addresses that belong to nobody until the owner gives real ones (C-098, D-091)', () => {
    const { domain, supportEmail, mailFrom, social } = BRAND;
    const hosts = [
      domain,
      supportEmail.split('@')[1],
      mailFrom.split('@')[1],
      ...Object.values(social).map((url) => new URL(url).hostname),
    ];
    for (const host of hosts) expect(host).toMatch(/[.]example$/);
  });

  it('has numbers and names of nobody, which the launch check asks for', () => {
    for (const value of Object.values(COMPANY)) expect(value).toMatch(/example/i);
  });
});
