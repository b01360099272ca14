import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import type { HistoryEntry } from '@willow/contracts/operator/history.contract';
import { findToast, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const CALL = 'GET /api/admin/customers/c1';
const EARLIER = 'GET /api/admin/customers/c1/history';

const anEntry = (changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 'e1',
  at: '2026-11-18T23:30:00Z',
  part: 'customer',
  type: 'CustomerSignedUp',
  revision: 0,
  who: 'A visitor',
  says: 'signed up.',
  details: [],
  because: null,
  request: 'r1',
  ...changes,
});

const aStory = (changes: Partial<CustomerStory> = {}): CustomerStory => ({
  id: 'c1',
  state: 'verified',
  person: { fullName: 'Jane Smith', email: 'jane@example.test', mobile: '07700 900123' },
  standsInWill: { dob: '1975-03-27', addressLine1: '12 Willow Lane', addressLine2: null, city: 'Bath', county: null, postcode: 'BA1 1AA' },
  signedUpAt: '2026-11-18T10:00:00Z',
  verifiedAt: '2026-11-18T10:05:00Z',
  lastActiveAt: '2026-11-20T09:00:00Z',
  detailsLocked: true,
  emailChange: null,
  progress: {
    stage: 'sent',
    answered: 10,
    submittedAt: '2026-11-18T11:00:00Z',
    paidAt: '2026-11-18T11:05:00Z',
    sentAt: '2026-11-19T12:00:00Z',
    signedAt: null,
  },
  cameBy: { referrer: { customerId: 'c7', fullName: 'Kim Poole' }, partnerRef: null },
  order: {
    id: '0193aaaa-bbbb',
    status: 'sent',
    paymentStatus: 'succeeded',
    createdAt: '2026-11-18T11:05:00Z',
    finalAmount: 40,
    discountCode: 'EXIT10',
    returned: false,
    updating: false,
    refunded: 10,
  },
  problems: [{ id: 'p1', text: 'My name has two Ls.', at: '2026-11-20T09:00:00Z', answered: null }],
  enquiries: [],
  referrals: [
    {
      id: 'r1',
      refereeName: 'Sam Friend',
      refereeEmail: 'sam@friends.test',
      status: 'paid',
      earnings: 10,
      createdAt: '2026-11-19T10:00:00Z',
      friendId: 'c8',
    },
  ],
  messages: [
    {
      id: 'm1',
      topic: 'account',
      receivedAt: '2026-11-21T09:00:00Z',
      writer: { name: 'Jane', email: 'jane@example.test' },
      message: 'I have moved house.',
      signedIn: false,
      settled: { by: { id: 'o1', name: 'Olive' }, at: '2026-11-21T10:00:00Z', answer: 'Thank you.' },
    },
  ],
  signing: {
    reminders: true,
    update: null,
    versions: [{ versionCode: '3f9a12bc', sentAt: '2026-11-19T12:00:00Z', state: 'signed', signedOn: '2026-11-22' }],
  },
  erasure: null,
  history: {
    entries: [anEntry(), anEntry({ id: 'e2', part: 'access', who: 'Olive', says: 'opened the page of the customer.' })],
    total: 3,
    before: 'e2',
    names: { state: 'open', until: null, customer: 'Jane Smith' },
  },
  ...changes,
});

function open(json: CustomerStory = aStory(), path = '/users/c1') {
  const server = signedInServer().answer({ [CALL]: { json } });
  return { server, ...openConsole(path) };
}
const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a customer', () => {
  it('tells the whole story: account, progress, order, signature, what was written, friends, erasure', async () => {
    open();
    await hasFocus(screen.findByRole('heading', { level: 1, name: 'Jane Smith' }));
    expect(document.title).toBe('Customer | Willow operator console');
    expect(screen.getByText('Viewing this page is recorded.')).toBeInTheDocument();
    expect(panel('Account').getByText('07700 900123')).toBeInTheDocument();
    expect(panel('Account').getByText('Locked: they appear in a paid will')).toBeInTheDocument();
    expect(panel('Account').getByRole('link', { name: 'Kim Poole' })).toHaveAttribute('href', '/admin/users/c7');
    const steps = within(screen.getByRole('list', { name: 'How far the customer came' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Signed up18/11/2026',
      'Answered10 of 10 questions',
      'Submitted18/11/2026',
      'Paid18/11/2026',
      'Sent19/11/2026',
      'SignedNot yet',
    ]);
    expect(panel('Order 0193aaaa').getByText('£40.00 with code EXIT10')).toBeInTheDocument();
    expect(panel('Order 0193aaaa').getByText('£10.00')).toBeInTheDocument();
    expect(panel('Order 0193aaaa').getByRole('link', { name: 'Open order' })).toHaveAttribute('href', '/admin/orders/0193aaaa-bbbb');
    expect(panel('Sent and signed').getByText(/the newest, signed, on 22 November 2026/)).toBeInTheDocument();
    const talks = panel('Messages and questions').getAllByRole('listitem');
    expect(talks.map(({ textContent }) => textContent)).toEqual([
      'Account help, by the contact page without signing in, 21 November 2026 at 09:00I have moved house.Answered by Olive, 21 November 2026 at 10:00Thank you.',
      'Reported a problem with the will, 20 November 2026 at 09:00My name has two Ls.Waits for an answer. Settle it in the order',
    ]);
    expect(panel('Friends invited').getByRole('link', { name: 'Sam Friend' })).toHaveAttribute('href', '/admin/users/c8');
    expect(panel('Erasure').getByText('No erasure request.')).toBeInTheDocument();
  });

  it('has the history as sentences, which lead to how things stood, and reads on', async () => {
    const { user, server } = open();
    await screen.findByText('signed up.', { exact: false });
    expect(
      panel('History')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/admin/orders/0193aaaa-bbbb/history/e1']);
    server.answer({
      [EARLIER]: { json: { ...aStory().history, entries: [anEntry({ id: 'e3', says: 'asked for a link.' })], before: null } },
    });
    await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));
    expect(await screen.findByText(/asked for a link/)).toBeInTheDocument();
    expect(server.calls(EARLIER)[0]?.query).toEqual({ before: 'e2' });
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
  });

  it('begins with the newest of a long history, and has the rest without asking again', async () => {
    const entries = Array.from({ length: 30 }, (_, index) => anEntry({ id: `e${index}`, says: `saved answer ${index}.` }));
    const { user, server } = open(aStory({ history: { ...aStory().history, entries, before: null } }));
    await screen.findByText(/saved answer 19\./);
    expect(screen.queryByText(/saved answer 20\./)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show earlier entries' }));
    expect(screen.getByText(/saved answer 29\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show earlier entries' })).toBeNull();
    expect(server.calls(CALL)).toHaveLength(1);
  });

  it('says what there is not, of somebody whose address nobody has proven', async () => {
    open(
      aStory({
        state: 'unverified',
        undelivered: true,
        standsInWill: null,
        verifiedAt: null,
        lastActiveAt: null,
        detailsLocked: false,
        progress: { stage: 'signed-up', answered: 0, submittedAt: null, paidAt: null, sentAt: null, signedAt: null },
        cameBy: { referrer: null, partnerRef: 'ELM26' },
        order: null,
        problems: [],
        referrals: [],
        messages: [],
        signing: { reminders: true, update: null, versions: [] },
      }),
    );
    expect(await screen.findByText('Email not confirmed')).toBeInTheDocument();
    for (const text of ['Our emails are not arriving', 'Nothing sent yet.', 'No friends invited.', 'None yet.', 'Nothing recorded yet'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Correct Details' })).toBeNull();
    expect(screen.getByText(/No order yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ELM26' })).toHaveAttribute('href', '/admin/partners');
    expect(panel('History').queryByRole('link')).toBeNull();
  });

  it('corrects what stands in the will, with a reason that the customer reads', async () => {
    const { user, server } = open();
    const FIX = `POST /api/admin/customers/c1/details`;
    server.answer({ [FIX]: { json: { corrected: true, drafting: true } } });
    await user.click(await screen.findByRole('button', { name: 'Correct Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the details of Jane Smith' }));
    expect(dialog.getByText(/drafted and reviewed again/)).toBeVisible();
    const write = async (label: string, text: string) => {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), text);
    };
    const save = () => user.click(dialog.getByRole('button', { name: 'Correct Details' }));
    await write('Reason', 'Jane wrote that the register has it otherwise.');
    await save();
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Change at least one of the details.');
    await write('Full name', 'Jane Smyth');
    await write('Date of birth', '1875-03-27');
    await save();
    expect(dialog.getByLabelText('Date of birth')).toHaveAccessibleDescription(/Check the year: 1875 would make them/);
    expect(server.calls(FIX)).toHaveLength(0);
    await write('Date of birth', '1974-03-27');
    await save();
    await findToast('Details corrected');
    expect(screen.getByText(/A new draft is made and reviewed\./)).toBeInTheDocument();
    expect(server.calls(FIX)[0]?.body).toEqual({
      changes: { fullName: 'Jane Smyth', dob: '1974-03-27' },
      reason: 'Jane wrote that the register has it otherwise.',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls(CALL)).toHaveLength(2);
  });

  it('moves a customer who lost the mailbox to a new address, and stops such a move', async () => {
    const { user, server } = open();
    const EMAIL = '/api/admin/customers/c1/email';
    const change = {
      email: 'jane@new.example.test',
      outcome: 'open',
      requestedAt: '2026-11-28T10:00:00Z',
      expiresAt: '2026-12-05T10:00:00Z',
      confirmed: { current: false, new: true },
      movesWithoutCurrentFrom: '2026-11-30T10:00:00Z',
    } as const;
    server.answer({ [`POST ${EMAIL}`]: { status: 202, json: { change } } });
    await user.click(await screen.findByRole('button', { name: 'Change Email Address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the email address of Jane Smith' }));
    const send = () => user.click(dialog.getByRole('button', { name: 'Send the Links' }));
    await user.type(dialog.getByLabelText('Reason'), 'because');
    await send();
    expect(dialog.getByLabelText('New email address')).toHaveAccessibleDescription(/valid email/);
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/sentence of your own/);
    await user.type(dialog.getByLabelText('New email address'), change.email);
    await user.clear(dialog.getByLabelText('Reason'));
    await user.type(dialog.getByLabelText('Reason'), 'She called, and knew what is in her will.');
    server.answer({ [CALL]: { json: aStory({ emailChange: change }) } });
    await send();
    await findToast('Both addresses were asked');
    expect(server.calls(`POST ${EMAIL}`)[0]?.body).toEqual({ email: change.email, reason: 'She called, and knew what is in her will.' });
    expect(await screen.findByText(/Not confirmed yet by the current one; .* can stop it until 30 November 2026 at 10:00/)).toBeVisible();
    server.answer({ [`DELETE ${EMAIL}`]: { json: { change: { ...change, outcome: 'stopped' } } } });
    server.answer({ [CALL]: { json: aStory({ emailChange: { ...change, outcome: 'stopped' } }) } });
    await user.click(screen.getByRole('button', { name: 'Stop the Change of Address' }));
    expect(await screen.findByText('A move to jane@new.example.test was stopped.')).toBeVisible();
  });

  it('says why details are not corrected, and keeps what was typed', async () => {
    const { user, server } = open();
    server.answer({ 'POST /api/admin/customers/c1/details': { status: 409, json: { message: 'The will was sent with these details.' } } });
    await user.click(await screen.findByRole('button', { name: 'Correct Details' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Jane wrote that she has moved house.');
    await user.type(dialog.getByLabelText('County (optional)'), 'Somerset');
    await user.click(dialog.getByRole('button', { name: 'Correct Details' }));
    expect(await dialog.findByText('The will was sent with these details.')).toBeVisible();
    expect(dialog.getByLabelText('County (optional)')).toHaveValue('Somerset');
  });

  it('names nobody who was erased, and has the certificate', async () => {
    const erasure = {
      id: 'x1',
      status: 'erased',
      requestedAt: '2026-11-20T09:00:00Z',
      dueAt: '2026-11-27T09:00:00Z',
      erasedAt: '2026-11-27T10:00:00Z',
      needsAgreement: true,
      agreements: 2,
      agreedBy: ['Olive', 'Otto'],
      declinedBecause: null,
    } as const;
    open(aStory({ state: 'erased', person: null, standsInWill: null, erasure: { ...erasure, agreedBy: [...erasure.agreedBy] } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Erased customer' })).toBeInTheDocument();
    expect(screen.getByText('Personal details can no longer be read by anyone.')).toBeInTheDocument();
    expect(screen.getByText('Asked for on 20 November 2026 at 09:00, and done on 27 November 2026 at 10:00.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Certificate of the erasure' })).toHaveAttribute('href', '/erased?certificate=x1');
    expect(screen.queryByRole('link', { name: 'Open order' })).toBeNull();
    expect(screen.getByText('Was not settled')).toBeInTheDocument();
    expect(screen.queryByText('Reminders')).toBeNull();
  });

  it('says when there is no such customer, and leads back to what was searched for', async () => {
    signedInServer().answer({ [CALL]: { status: 404, json: { message: 'There is no customer with this id.' } } });
    openConsole('/users/c1?search=0&page=2');
    expect(await screen.findByRole('heading', { level: 1, name: 'No Such Customer' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the users' })).toHaveAttribute('href', '/admin/users?search=0&page=2');
  });

  it('says when it cannot be read, and tries again', async () => {
    const server = signedInServer().answer({ [CALL]: { status: 503, json: { message: 'We are busy.' } } });
    const { user } = openConsole('/users/c1');
    expect(await screen.findByText('We are busy.')).toBeInTheDocument();
    server.answer({ [CALL]: { json: aStory() } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Jane Smith' })).toBeInTheDocument();
  });
});
