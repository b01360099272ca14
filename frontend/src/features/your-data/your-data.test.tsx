import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import { cancelErasure, type Erasure, getErasure, getErasureCertificate, requestErasure } from '@willow/contracts/account/privacy.contract';
import { downloadMyData, downloadMyDataPdf, type MyData } from '@willow/contracts/account/my-data.contract';
import { jane, NOW } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { writeDrafts } from '../../shared/kept-drafts.ts';
import { FakeServer } from '../../web/testing/fake-server.ts';
import CertificatePage from './certificate-page.tsx';
import YourDataPage from './your-data-page.tsx';

const WAITING: Erasure = {
  id: '8e2b8ad2-1111-5111-8111-000000000000',
  status: 'requested',
  requestedAt: '2026-11-23T10:00:00.000Z',
  dueAt: '2026-11-30T10:00:00.000Z',
  erasedAt: null,
  needsAgreement: false,
  agreements: 0,
  declinedBecause: null,
};
const ROUTES = [
  { path: '/your-data', Component: YourDataPage },
  { path: '/erased', Component: CertificatePage },
];
const kept = () => sessionStorage.getItem('wizardDrafts');
const open = (erasure: Erasure | null) => {
  const server = new FakeServer().on(getMe, { user: jane }).on(getErasure, { erasure });
  server.listen();
  return { ...renderApp(ROUTES, '/your-data', server), server };
};

const MINE: MyData = {
  format: 1,
  madeAt: '2026-11-23T10:00:00.000Z',
  madeBy: 'Willow',
  customer: { ...jane },
  answers: { funeralWishes: 'Lilies.' },
  history: [{ subject: 'account', entries: [{ at: '2026-11-23T10:00:00.000Z', type: 'CustomerLoggedOut', says: 'You logged out.' }] }],
  notInThisFile: [],
};
const JSON_BUTTON = 'Download a file for other programs (JSON)';

describe('taking a copy of everything along (C-478)', () => {
  it('saves it as a file, whole, and says where', async () => {
    const { user, server, browser } = open(null);
    server.on(downloadMyData, MINE);
    await user.click(await screen.findByRole('button', { name: JSON_BUTTON }));
    expect(await screen.findByText('Your file is saved as my-willow-data.json.')).toBeVisible();
    const [file, name] = browser.save.mock.calls[0]!;
    expect(name).toBe('my-willow-data.json');
    expect(JSON.parse(await file.text())).toEqual(MINE);
    expect(server.calls(downloadMyData)).toHaveLength(1);
  });

  it('is there as a PDF to read, too', async () => {
    const { user, server, browser } = open(null);
    server.raw(downloadMyDataPdf, () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }));
    await user.click(await screen.findByRole('button', { name: 'Download a PDF to read' }));
    expect(await screen.findByText('Your file is saved as my-willow-data.pdf.')).toBeVisible();
    const [file, name] = browser.save.mock.calls[0]!;
    expect({ name, content: await file.text() }).toEqual({ name: 'my-willow-data.pdf', content: '%PDF-1.7' });
  });

  it('says so when the server cannot be reached', async () => {
    const { user, server } = open(null);
    server.raw(downloadMyDataPdf, () => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(await screen.findByRole('button', { name: 'Download a PDF to read' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
  });

  it('says that it is being prepared, and meanwhile asks no second time', async () => {
    const { user, server, browser } = open(null);
    const answer = Promise.withResolvers<Response>();
    server.raw(downloadMyData, () => answer.promise);
    await user.click(await screen.findByRole('button', { name: JSON_BUTTON }));
    expect(await screen.findByText('We are preparing your file...')).toBeVisible();
    await user.click(screen.getByRole('button', { name: JSON_BUTTON }));
    answer.resolve(Response.json(MINE));
    expect(await screen.findByText(/is saved as/)).toBeVisible();
    expect(browser.save).toHaveBeenCalledTimes(1);
    expect(server.calls(downloadMyData)).toHaveLength(1);
  });

  it('says what went wrong, and tries again', async () => {
    const { user, server, browser } = open(null);
    server.fail(downloadMyData, 429, 'You have asked for your data several times. Please try again in an hour.');
    await user.click(await screen.findByRole('button', { name: JSON_BUTTON }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/We could not make your file. You have asked for your data several times/);
    expect(browser.save).not.toHaveBeenCalled();
    server.on(downloadMyData, MINE);
    await user.click(screen.getByRole('button', { name: `Try again: ${JSON_BUTTON}` }));
    expect(await screen.findByText(/is saved as/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('erasing an account (C-478)', () => {
  it('says what is lost and what stays before it asks', async () => {
    open(null);
    const card = within((await screen.findByRole('heading', { name: 'Erase my account' })).closest('section')!);
    for (const words of [/unreadable for everybody/, /stays valid/, /six years/, /7 days to change your mind/])
      expect(card.getByText(words)).toBeVisible();
  });

  it('takes the address typed again, shows the day and the way back, and forgets what was typed and not saved', async () => {
    const { user, server } = open(null);
    writeDrafts(jane.id, NOW, { funeral: {} });
    await user.click(await screen.findByRole('button', { name: 'Erase my account…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Erase my account' }));
    await user.type(dialog.getByLabelText(/Type your email address/), 'jane');
    await user.click(dialog.getByRole('button', { name: 'Erase my account in 7 days' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please enter a valid email address');
    expect(server.calls(requestErasure)).toHaveLength(0);
    await user.type(dialog.getByLabelText(/Type your email address/), '@example.test');
    server.on(requestErasure, { erasure: WAITING }).on(getErasure, { erasure: WAITING });
    await user.click(dialog.getByRole('button', { name: 'Erase my account in 7 days' }));
    expect(await screen.findByText('We will erase your account on 30 November 2026.')).toBeVisible();
    expect(kept()).toBeNull();
    expect(screen.getByRole('link', { name: 'certificate of erasure' })).toHaveAttribute('href', `/erased?certificate=${WAITING.id}`);
    expect(screen.queryByRole('button', { name: 'Erase my account…' })).toBeNull();
    server
      .on(cancelErasure, { erasure: { ...WAITING, status: 'cancelled' } })
      .on(getErasure, { erasure: { ...WAITING, status: 'cancelled' } });
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('button', { name: 'Erase my account…' })).toBeVisible();
    expect(server.calls(cancelErasure)).toHaveLength(1);
  });

  it('keeps the dialog and says why when the server refuses', async () => {
    const { user, server } = open(null);
    await user.click(await screen.findByRole('button', { name: 'Erase my account…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/Type your email address/), 'other@example.test');
    server.fail(requestErasure, 400, 'Type the email address of this account, so that nothing is erased by mistake.');
    await user.click(dialog.getByRole('button', { name: 'Erase my account in 7 days' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Type the email address of this account'));
  });

  it('of a paid will says how many of the team agreed, and why they declined', async () => {
    open({ ...WAITING, needsAgreement: true, agreements: 1 });
    expect(await screen.findByText(/1 of 2 so far/)).toBeVisible();
  });

  it('says why it was declined', async () => {
    open({ ...WAITING, status: 'declined', declinedBecause: 'A claim was announced.' });
    expect(await screen.findByText(/A claim was announced/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Erase my account…' })).toBeVisible();
  });
});

describe('a certificate of erasure', () => {
  it.each([
    ['requested', 'The account is to be erased.', true],
    ['erasing', 'The account is being erased now.', false],
    ['cancelled', 'The request was cancelled. Nothing was erased.', false],
    ['declined', 'We declined the request. The reason stands in the account.', false],
  ] as const)('of a request that is %s says so, and names a day to come only if there is one', async (status, said, waits) => {
    const server = new FakeServer().on(
      getErasureCertificate,
      { id: WAITING.id, requestedAt: WAITING.requestedAt, dueAt: WAITING.dueAt, status, erasedAt: null },
      { id: WAITING.id },
    );
    renderApp(ROUTES, `/erased?certificate=${WAITING.id}`, server);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText('Not before') !== null).toBe(waits);
    expect(screen.queryByRole('heading', { name: 'What was erased' })).toBeNull();
  });

  it('tells whoever has its address what was erased and when, and names nobody', async () => {
    const { id, requestedAt, dueAt } = WAITING;
    const server = new FakeServer().on(getErasureCertificate, { id, requestedAt, dueAt, status: 'erased', erasedAt: dueAt }, { id });
    renderApp(ROUTES, `/erased?certificate=${id}`, server);
    expect(await screen.findByText(/The account was erased/)).toBeVisible();
    expect(screen.getByText(id)).toBeVisible();
    expect(screen.getByText('30 November 2026')).toBeVisible();
  });

  it.each([
    ['nobody is signed in any more: the browser forgets the account', 401, []],
    ['somebody else is signed in: what is theirs stays', 200, ['capturedEmail', 'discountCode', 'signedIn', 'userEmail']],
  ])('of an erased account, %s', async (_, status, left) => {
    for (const key of ['userEmail', 'signedIn', 'capturedEmail', 'discountCode']) localStorage.setItem(key, 'x');
    writeDrafts(jane.id, NOW, { funeral: {} });
    const { id, requestedAt, dueAt } = WAITING;
    const server = new FakeServer().on(getErasureCertificate, { id, requestedAt, dueAt, status: 'erased', erasedAt: dueAt }, { id });
    renderApp(
      ROUTES,
      `/erased?certificate=${id}`,
      status === 401 ? server.fail(getMe, 401, 'Not authenticated') : server.on(getMe, { user: jane }),
    );
    await screen.findByText(/The account was erased/);
    await waitFor(() => expect(server.calls(getMe)).toHaveLength(1));
    await waitFor(() => expect(Object.keys(localStorage).toSorted()).toEqual(left));
    expect(kept() === null).toBe(status === 401);
  });

  it('that nobody knows is told from one that cannot be read: there is nothing to try again', async () => {
    renderApp(
      ROUTES,
      '/erased?certificate=no',
      new FakeServer().fail(getErasureCertificate, 404, 'There is no such request.', { id: 'no' }),
    );
    expect(await screen.findByText(/^There is no certificate at this address\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks for the whole address when a part is missing', () => {
    renderApp(ROUTES, '/erased', new FakeServer());
    expect(screen.getByText(/not complete/)).toBeVisible();
  });
});
