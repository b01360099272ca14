import { describe, expect, it } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';
import { fold } from '../../event-sourcing/core/decider.ts';
import { given } from '../../event-sourcing/core/given.ts';
import { invitee, type InviteeCommand, type InviteeFact, InviteeInvited, InviteeJoined } from './domain/invitee.ts';
import type { Invitees } from './invitees.repository.ts';
import { ReferralBinding } from './referral-binding.ts';
import type { Referrals } from './referrals.repository.ts';

const CONTEXT = { actor: 'system:test', correlationId: 'c', causationId: 'c', now: new Date('2026-01-01T00:00:00Z') } as const;
const REFERRAL = '0192f0c1-7b7e-7c3a-9d2e-5f6a7b8c9d0e';

/** A customer at `email`, who had other addresses before, and what the mailboxes know. */
function bindingOf(email: string, former: readonly string[], mailboxes: Readonly<Record<string, readonly InviteeFact[]>>) {
  const streams = new Map(Object.entries(mailboxes));
  const read = (id: string) => fold(invitee, streams.get(id) ?? []);
  const invitees = {
    idOf: (address: string) => address,
    load: async (id: string) => ({ state: read(id) }),
    handle: async (id: string, command: InviteeCommand) => {
      streams.set(id, [...(streams.get(id) ?? []), ...(given(invitee, ...(streams.get(id) ?? [])).when(command) as InviteeFact[])]);
      return { state: read(id) };
    },
  };
  const referrals = { load: async () => ({ state: { referrerId: 'jane' } }), handle: async () => undefined };
  const people: Readonly<Record<string, object>> = {
    sam: { details: { email, fullName: 'Sam' }, referralId: null, formerEmails: former.map((each) => ({ email: each, until: 'then' })) },
    jane: { details: { email: 'jane@example.test', fullName: 'Jane' }, referralId: null, formerEmails: [] },
  };
  const queries = { execute: async ({ customerId }: { readonly customerId: string }) => people[customerId] };
  const binding = new ReferralBinding(referrals as unknown as Referrals, invitees as unknown as Invitees, queries as unknown as QueryBus);
  return { bind: () => binding.bind('sam', CONTEXT), joined: (id: string) => read(id).joined };
}

describe('the referral that brought a customer', () => {
  it('is found by the address that was invited (D-068)', async () => {
    const { bind } = bindingOf('sam@a.test', [], { 'sam@a.test': [InviteeInvited.of({ referralId: REFERRAL })] });
    expect(await bind()).toBe(REFERRAL);
  });

  it('stays what it was when the address changes: the reward is neither lost nor kept by it', async () => {
    const joined = InviteeJoined.of({ customerId: 'sam', referralId: REFERRAL });
    const { bind, joined: knows } = bindingOf('sam@b.test', ['sam@a.test'], { 'sam@a.test': [joined] });
    expect(await bind()).toBe(REFERRAL);
    expect(knows('sam@b.test')).toEqual({ sam: REFERRAL });
  });

  it('is none for a customer of long standing who moves to an address that was invited since', async () => {
    const { bind, joined: knows } = bindingOf('sam@b.test', ['sam@a.test'], {
      'sam@a.test': [InviteeJoined.of({ customerId: 'sam', referralId: null })],
      'sam@b.test': [InviteeInvited.of({ referralId: REFERRAL })],
    });
    expect(await bind()).toBeNull();
    expect(knows('sam@b.test')).toEqual({ sam: null });
  });
});
