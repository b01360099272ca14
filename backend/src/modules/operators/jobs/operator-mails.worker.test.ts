import { describe, expect, it } from '@jest/globals';
import type { InvitationLinks } from '../links/invitation-links.ts';
import type { ResetLinks } from '../links/reset-links.ts';
import type { Operators } from '../operators.repository.ts';
import { OperatorMailsWorker } from './operator-mails.worker.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const link = { linkId: 'l1', expiresAt: '2026-11-28T13:00:00.000Z' };
const identity = { name: 'Olive Oak', email: 'olive@willow.test' };

const workerOf = (state: object) => {
  const links = { hrefOf: (operatorId: string, linkId: string) => `https://willow.test/admin/${operatorId}/${linkId}` };
  const operators = { load: async () => ({ state: { role: 'operator', identity, invitation: null, resetLink: null, ...state } }) };
  return new OperatorMailsWorker(operators as unknown as Operators, links as unknown as InvitationLinks, links as unknown as ResetLinks, {
    now: () => NOW,
  });
};
const asked = { operatorId: 'p1', linkId: 'l1' };

describe.each([
  ['an invitation', 'invitation', (worker: OperatorMailsWorker) => worker.invitation(asked)],
  ['a new password', 'resetLink', (worker: OperatorMailsWorker) => worker.reset(asked)],
] as const)('the mail with the link for %s', (_, field, write) => {
  it('goes to whoever it is for, with that link', async () => {
    const mail = await write(workerOf({ [field]: link }));
    expect(mail).toMatchObject({ to: 'olive@willow.test', about: { customerId: null, orderId: null } });
    expect(mail?.text).toContain('https://willow.test/admin/p1/l1');
  });

  it.each([
    ['was used or taken back', { [field]: null }],
    ['was replaced', { [field]: { ...link, linkId: 'l2' } }],
    ['is too late', { [field]: { ...link, expiresAt: NOW.toISOString() } }],
    ['is for somebody who is not there any more', { [field]: link, identity: null }],
  ])('is not sent when it %s', async (__, state) => {
    expect(await write(workerOf(state))).toBeNull();
  });
});
