import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import { codes, details } from '../testing/jane.ts';
import { customer } from './customer.decider.ts';
import {
  type CustomerFact,
  CustomerLoggedOut,
  CustomerSignedUp,
  EmailChangeConfirmed,
  EmailChanged,
  EmailChangeRequested,
  EmailChangeStopped,
  EmailVerified,
  LoginLinkIssued,
  PersonalDataErased,
} from './customer.facts.ts';

const account = [
  CustomerSignedUp.of({ signupId: 'l1', browserHash: null, ...codes }, details),
  EmailVerified.of({ linkId: 'l1', ...codes }, details),
];
const [ASKED, LATER, FROM, END] = ['2026-01-01T10:00', '2026-01-02T09:00', '2026-01-03T10:00', '2026-01-08T10:00'].map(
  (time) => `${time}:00.000Z`,
) as [string, string, string, string];
const NEW = 'jane@new.example.test';
const links = { current: { linkId: 'c', tokenHash: 'hash of c' }, new: { linkId: 'n', tokenHash: 'hash of n' } };
const own = { changeId: 'x', links, requestedAt: ASKED, expiresAt: '2026-01-02T10:00:00.000Z', movesWithoutCurrentFrom: null };
const team = { ...own, expiresAt: END, movesWithoutCurrentFrom: FROM };
const reason = 'You lost the mailbox of your old employer.';
const asked = EmailChangeRequested.of(own, { email: NEW, reason: null });
const askedByTeam = EmailChangeRequested.of(team, { email: NEW, reason });
const yes = (mailbox: 'current' | 'new') => EmailChangeConfirmed.of({ changeId: 'x', mailbox });
const answer = (link: string, said: 'confirm' | 'stop' = 'confirm', now = LATER) =>
  ({ type: 'AnswerEmailChange', tokenHash: `hash of ${link}`, answer: said, now }) as const;
const move = (now = LATER, taken = false) => ({ type: 'MoveToNewEmail', changeId: 'x', taken, now }) as const;
const movedAt = (changedAt: string) =>
  EmailChanged.of({ changeId: 'x', changedAt }, { fullName: 'Jane Roe', email: NEW, before: details.email });
const moved = movedAt(LATER);
const after = (...facts: readonly CustomerFact[]) => given(customer, ...account, ...facts);

describe('a change of the email address', () => {
  it('is asked for, but not to the address that the account has, whatever its case', () => {
    expect(after().when({ type: 'RequestEmailChange', ...own, email: NEW, reason: null })).toEqual([asked]);
    const same = { type: 'RequestEmailChange', ...own, email: 'JANE@example.test', reason: null } as const;
    expect(after().when(same)).toEqual(new Refusal('EmailUnchanged'));
  });

  it('needs the yes of both mailboxes, in any order, each of them once', () => {
    expect(after(asked).when(move())).toEqual([]);
    expect(after(asked).when(answer('n'))).toEqual([yes('new')]);
    expect(after(asked, yes('new')).when(answer('n'))).toEqual([]);
    expect(after(asked, yes('new')).when(move())).toEqual([]);
    expect(after(asked, yes('current')).when(move())).toEqual([]);
    expect(after(asked, yes('current'), yes('new')).when(move())).toEqual([moved]);
  });

  it('takes no answer once its time is over, or from the links of an older change', () => {
    const tooLate = '2026-01-02T10:00:00.000Z';
    expect(after(asked, yes('new')).when(answer('c', 'confirm', tooLate))).toEqual(new Refusal('EmailLinkInvalid'));
    const newer = { current: { linkId: 'c2', tokenHash: 'hash of c2' }, new: { linkId: 'n2', tokenHash: 'hash of n2' } };
    const newest = EmailChangeRequested.of({ ...own, changeId: 'y', links: newer }, { email: NEW, reason: null });
    expect(after(asked, newest).when(answer('n'))).toEqual(new Refusal('EmailLinkInvalid'));
  });

  it.each(['current', 'new'] as const)('is stopped by a no from the %s mailbox, also after its yes', (by) => {
    const stopped = EmailChangeStopped.of({ changeId: 'x', by });
    expect(after(asked, yes(by)).when(answer(by === 'new' ? 'n' : 'c', 'stop'))).toEqual([stopped]);
    expect(given(customer, ...account, asked, yes('new'), stopped, yes('current')).when(move())).toEqual([]);
  });

  it('voids what was mailed to the old address, and can be made again; a second run of it does nothing', () => {
    const link = LoginLinkIssued.of({
      linkId: 'l2',
      signupId: null,
      purpose: 'login',
      reason: 'login-requested',
      tokenHash: 'hash of l2',
      browserHash: null,
      expiresAt: END,
      codeHash: null,
      discountCode: null,
    });
    const changed = given(customer, ...account, link, asked, yes('current'), yes('new'), moved);
    expect(changed.when({ type: 'UseLink', tokenHash: 'hash of l2', now: LATER })).toEqual(new Refusal('LinkInvalid'));
    expect(changed.when(move())).toEqual([]);
    expect(changed.when(answer('n'))).toEqual([]);
    expect(changed.when({ type: 'RequestEmailChange', ...own, email: details.email, reason: null })).not.toBeInstanceOf(Refusal);
  });

  it("can be called somebody else's by the owner of the current mailbox for 30 days, however it stands", () => {
    const out = CustomerLoggedOut.of({});
    const stopped = EmailChangeStopped.of({ changeId: 'x', by: 'customer' });
    const newer = EmailChangeRequested.of(
      {
        ...own,
        changeId: 'y',
        links: { current: { linkId: 'c2', tokenHash: 'hash of c2' }, new: { linkId: 'n2', tokenHash: 'hash of n2' } },
      },
      { email: NEW, reason: null },
    );
    expect(after(asked, stopped).when(answer('c', 'stop'))).toEqual([out]);
    expect(after(asked).when(answer('c', 'stop', '2026-01-20T10:00:00.000Z'))).toEqual([out]);
    expect(after(asked, newer).when(answer('c', 'stop'))).toEqual([out]);
    expect(after(asked, newer).when(answer('c'))).toEqual(new Refusal('EmailLinkInvalid'));
    expect(after(asked, newer).when(answer('n', 'stop'))).toEqual(new Refusal('EmailLinkInvalid'));
    expect(after(asked, stopped).when(answer('n', 'stop'))).toEqual([]);
    expect(after(asked).when(answer('c', 'stop', '2026-02-01T10:00:00.000Z'))).toEqual(new Refusal('EmailLinkInvalid'));
    expect(after(asked, newer, yes('new')).when(answer('n'))).toEqual(new Refusal('EmailLinkInvalid'));
    const changed = after(asked, yes('current'), yes('new'), moved);
    expect(changed.when(answer('c', 'stop'))).toEqual([]);
  });

  it('is not asked for by our team again while the current mailbox has said no in the last 7 days', () => {
    const request = (requestedAt: string) => ({ type: 'RequestEmailChange', ...team, requestedAt, email: NEW, reason }) as const;
    const refused = after(askedByTeam, EmailChangeStopped.of({ changeId: 'x', by: 'current' }));
    expect(refused.when(request(LATER))).toEqual(new Refusal('EmailChangeObjected'));
    expect(refused.when({ ...request(LATER), reason: null })).not.toBeInstanceOf(Refusal);
    expect(refused.when(request('2026-01-08T10:00:00.000Z'))).not.toBeInstanceOf(Refusal);
  });

  it('ends when the new address has an account of its own', () => {
    const taken = EmailChangeStopped.of({ changeId: 'x', by: 'other-account' });
    expect(after(asked, yes('current'), yes('new')).when(move(LATER, true))).toEqual([taken]);
  });

  it('by our team needs the new mailbox alone, once the current one had time to stop it; its yes makes it sooner', () => {
    const confirmed = after(askedByTeam, yes('new'));
    expect(confirmed.when(move())).toEqual([]);
    expect(confirmed.when(move(FROM))).toEqual([movedAt(FROM)]);
    expect(confirmed.when(move('2026-02-01T10:00:00.000Z'))).toEqual([movedAt('2026-02-01T10:00:00.000Z')]);
    expect(after(askedByTeam).when(move(END))).toEqual([]);
    expect(after(askedByTeam, yes('current'), yes('new')).when(move())).toEqual([moved]);
    expect(confirmed.when(answer('c', 'stop', LATER))).toEqual([EmailChangeStopped.of({ changeId: 'x', by: 'current' })]);
  });

  it('gives way to who proved its address, as long as nobody proved the account', () => {
    expect(given(customer, ...account.slice(0, 1)).when({ type: 'GiveWay' })).toEqual([PersonalDataErased.of({})]);
    expect(after().when({ type: 'GiveWay' })).toEqual([]);
    expect(given(customer).when({ type: 'GiveWay' })).toEqual([]);
  });

  it('goes with the account that is erased, and is not made for one that was never proven', () => {
    expect(given(customer, ...account, asked, yes('current'), yes('new'), PersonalDataErased.of({})).when(move())).toEqual([]);
    const request = { type: 'RequestEmailChange', ...team, email: NEW, reason } as const;
    expect(given(customer, ...account.slice(0, 1)).when(request)).toEqual(new Refusal('NoAccount'));
  });
});
