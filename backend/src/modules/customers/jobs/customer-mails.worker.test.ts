import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../../platform/config/config.ts';
import type { Customers } from '../customers.repository.ts';
import type { LoginCodes } from '../links/login-codes.ts';
import type { MagicLinks } from '../links/magic-links.ts';
import { CustomerMailsWorker } from './customer-mails.worker.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const link = { linkId: 'l1', purpose: 'login', signupId: null, codeHash: 'h', expiresAt: '2026-11-28T12:30:00.000Z' };
const details = { fullName: 'Jane Roe', email: 'jane@roe.test' };

const mailOf = (changes: object, state: object = {}) =>
  new CustomerMailsWorker(
    {
      load: async () => ({ state: { details, signups: [], links: [{ ...link, ...changes }], ...state }, facts: [] }),
    } as unknown as Customers,
    { hrefFor: (customerId: string, linkId: string) => `https://willow.test/verify#${customerId}.${linkId}` } as unknown as MagicLinks,
    { codeOf: () => '123456' } as unknown as LoginCodes,
    { now: () => NOW },
    { publicUrl: 'https://willow.test' } as Config,
  ).link({ customerId: 'c1', linkId: 'l1' });

describe('the mail with a link to sign in by', () => {
  it('has the link, and the code that belongs to it', async () => {
    const mail = await mailOf({});
    expect(mail).toMatchObject({ to: 'jane@roe.test', about: { kind: 'login-link', customerId: 'c1', orderId: null } });
    expect(mail?.text).toContain('https://willow.test/verify#c1.l1');
    expect(mail?.text).toContain('123456');
    expect((await mailOf({ codeHash: null }))?.text).not.toContain('123456');
  });

  it('is not sent when the link is too late, unknown or of somebody who was erased', async () => {
    expect(await mailOf({ expiresAt: NOW.toISOString() })).toBeNull();
    expect(await mailOf({ linkId: 'l2' })).toBeNull();
    expect(await mailOf({}, { details: null })).toBeNull();
  });
});
