import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { invitee, InviteeInvited, InviteeJoined, InviteeOptedOut, mayBeInvited } from './invitee.ts';

const invited = (referralId: string) => InviteeInvited.of({ referralId });

describe('a mailbox that is invited', () => {
  it('remembers its invitations, the oldest first, each once', () => {
    expect(given(invitee).when({ type: 'RecordInvitation', referralId: 'r1' })).toEqual([invited('r1')]);
    expect(given(invitee, invited('r1')).when({ type: 'RecordInvitation', referralId: 'r1' })).toEqual([]);
    expect(given(invitee, invited('r1'), invited('r2')).state.invitations).toEqual(['r1', 'r2']);
  });

  it('is settled for each account once: what was said first stays, none included (D-068)', () => {
    const joined = InviteeJoined.of({ customerId: 'sam', referralId: null });
    expect(given(invitee).when({ type: 'Join', customerId: 'sam', referralId: null })).toEqual([joined]);
    const after = given(invitee, joined, invited('r1'));
    expect(after.when({ type: 'Join', customerId: 'sam', referralId: 'r1' })).toEqual([]);
    expect(after.state.joined).toEqual({ sam: null });
  });

  it('gets mail until its owner is a customer, or wants none', () => {
    expect(mayBeInvited(given(invitee, invited('r1')).state)).toBe(true);
    expect(mayBeInvited(given(invitee, InviteeJoined.of({ customerId: 'sam', referralId: null })).state)).toBe(false);
    expect(given(invitee).when({ type: 'OptOut' })).toEqual([InviteeOptedOut.of({})]);
    expect(given(invitee, InviteeOptedOut.of({})).when({ type: 'OptOut' })).toEqual([]);
    expect(mayBeInvited(given(invitee, InviteeOptedOut.of({})).state)).toBe(false);
  });
});
