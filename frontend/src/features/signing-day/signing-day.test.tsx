import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import {
  type AfterSending,
  getAfterSending,
  recordSigning,
  recordStorage,
  setReminders,
} from '@willow/contracts/will/after-sending.contract';
import { signingSteps } from '@willow/contracts/will/signing-steps';
import { afterSending, signedVersion, toSign } from '../../testing/after-sending.ts';
import { jane } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import SigningDayPage from './signing-day-page.tsx';
import { hasFocus } from '../../web/testing/has-focus.ts';

const ROUTES = [{ path: '/signing', Component: SigningDayPage }];
const serverFor = (sent: AfterSending) => new FakeServer().on(getMe, { user: jane }).on(getAfterSending, sent);
async function open(more: Partial<AfterSending> = {}, server = serverFor(afterSending(more))) {
  const app = renderApp(ROUTES, '/signing', server);
  await screen.findByRole('heading', { name: 'Signing day' });
  return { ...app, server };
}
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });

afterEach(() => localStorage.clear());

describe('signing day', () => {
  it('leads through the five steps of mail and dashboard, with the code in large type (C-463)', async () => {
    await open();
    for (const { title, text } of signingSteps(toSign.versionCode)) {
      expect(await box(title)).not.toBeChecked();
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('3f9a12bc', { selector: 'strong' })).toBeVisible();
  });

  it('remembers the ticks over a reload, for this version only, and nothing personal', async () => {
    const { user, unmount } = await open();
    await user.click(await box('Print it'));
    await user.click(await box('Gather two witnesses'));
    expect(screen.getByText('2 of 5 done')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('signingDay')!)).toEqual({ version: '3f9a12bc', done: ['print', 'witnesses'] });
    unmount();
    const again = await open();
    expect(await box('Print it')).toBeChecked();
    expect(await box('Store it')).not.toBeChecked();
    again.unmount();
    await open({ versions: [{ ...toSign, versionCode: '0a1b2c3d' }] });
    expect(await box('Print it')).not.toBeChecked();
  });

  it('begins anew when what was kept cannot be read', async () => {
    localStorage.setItem('signingDay', '{"version":"3f9a12bc","done":["fly"]');
    await open();
    expect(await screen.findByText('0 of 5 done')).toBeVisible();
  });

  it('is for a will that was sent', async () => {
    await open({ versions: [] });
    expect(await screen.findByText(/not ready to sign yet/)).toBeVisible();
  });

  it('stops and sends reminders', async () => {
    const { user, server } = await open();
    server.on(setReminders, afterSending({ reminders: false })).on(getAfterSending, afterSending({ reminders: false }));
    await user.click(await screen.findByRole('button', { name: 'Stop the reminders' }));
    expect(await screen.findByRole('button', { name: 'Send me reminders' })).toBeVisible();
    expect(server.calls(setReminders)[0]?.body).toEqual({ on: false });
  });
});

describe('it is signed', () => {
  const form = async () => within(await screen.findByRole('region', { name: 'It is signed' }));
  async function fill(user: Awaited<ReturnType<typeof open>>['user'], first = 'Olive Hart', second = 'Peter Lamb') {
    const fields = await form();
    await user.type(fields.getByLabelText('Full name of the first witness'), first);
    await user.type(fields.getByLabelText('Full name of the second witness'), second);
    await user.click(fields.getByRole('button', { name: 'It is signed' }));
  }
  const signed = afterSending({ versions: [signedVersion] });

  it('is said with the day and both names, and asks where it is kept', async () => {
    const { user, server } = await open();
    server.on(recordSigning, () => {
      server.on(getAfterSending, signed);
      return { recorded: true as const, afterSending: signed };
    });
    await fill(user);
    await hasFocus(screen.findByRole('heading', { name: 'Your will is signed' }));
    expect(server.calls(recordSigning)[0]?.body).toEqual({
      on: '2026-11-21',
      witnesses: { first: 'Olive Hart', second: 'Peter Lamb' },
      understood: false,
    });
    server.on(recordStorage, () => {
      server.on(getAfterSending, { ...signed, keptAt: 'The grey box' });
      return { ...signed, keptAt: 'The grey box' };
    });
    await user.type(screen.getByLabelText('Where do you keep it?'), 'The grey box');
    await user.click(screen.getByRole('button', { name: 'It is stored' }));
    expect(await screen.findByRole('link', { name: 'Download the executor’s sheet' })).toHaveAttribute(
      'href',
      '/api/will/documents/executors-sheet',
    );
  });

  it('needs a day and two names', async () => {
    const { user, server } = await open();
    const fields = await form();
    await user.clear(fields.getByLabelText('Day'));
    await user.click(fields.getByRole('button', { name: 'It is signed' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link')).toHaveLength(3);
    expect(fields.getByLabelText('Day')).toBeInvalid();
    await user.type(fields.getByLabelText('Day'), '20');
    for (const part of ['Day', 'Month', 'Year']) expect(fields.getByLabelText(part)).toBeValid();
    expect(server.calls(recordSigning)).toHaveLength(0);
  });

  it('says at once when a witness loses a gift and what to do; it is recorded only when she wants that', async () => {
    const { user, server } = await open();
    const check = {
      witnesses: [
        { name: 'Ann Roe', verdict: 'no' as const, sentences: ['Ann Roe must not witness: is left a gift.'] },
        { name: 'Peter Lamb', verdict: 'fine' as const, sentences: ['Peter Lamb is not on your list.'] },
      ],
      summary: 'Choose somebody else.',
    };
    server.on(recordSigning, { recorded: false, check });
    await fill(user, 'Ann Roe');
    expect(await screen.findByText(/Ann Roe must not witness/)).toBeVisible();
    expect(screen.getByText(/sign it with another witness/)).toBeVisible();
    expect(screen.getByText(/Your will counts, but this witness loses/)).toBeVisible();
    server.on(recordSigning, { recorded: true, afterSending: signed }).on(getAfterSending, signed);
    await user.click(screen.getByRole('button', { name: 'Record it anyway' }));
    await waitFor(() => expect(server.calls(recordSigning).at(-1)?.body).toMatchObject({ understood: true }));
    expect(await screen.findByRole('heading', { name: 'Your will is signed' })).toBeVisible();
  });

  it('asks about a name that may be on the list; another name is another question', async () => {
    const { user, server } = await open();
    const check = {
      witnesses: [
        { name: 'Sam Roe', verdict: 'ask' as const, sentences: ['Is Sam Roe the husband, wife or civil partner of Ann Roe?'] },
        { name: 'Peter Lamb', verdict: 'fine' as const, sentences: [] },
      ],
      summary: 'Answer the question first.',
    };
    server.on(recordSigning, { recorded: false, check });
    await fill(user, 'Sam Roe');
    expect(await screen.findByRole('button', { name: 'It is somebody else: record it' })).toBeVisible();
    await user.type(screen.getByLabelText('Full name of the first witness'), 's');
    expect(screen.queryByText(/husband, wife or civil partner of Ann Roe/)).toBeNull();
    expect(screen.getByRole('button', { name: 'It is signed' })).toBeVisible();
  });

  it('says what is wrong when the server refuses', async () => {
    const { user, server } = await open();
    server.fail(recordSigning, 400, 'You cannot witness your own will.');
    await fill(user, 'Jane Margaret Roe');
    expect(await screen.findByText('You cannot witness your own will.')).toBeVisible();
  });

  it('may be said again for a second signing', async () => {
    const { user } = await open({ versions: [{ ...signedVersion, signed: { ...signedVersion.signed!, barred: 1 } }] });
    expect(await screen.findByText(/A witness loses what your will gives them/)).toBeVisible();
    await user.click(screen.getByText('Signed again, or something to correct?'));
    expect(await screen.findByRole('region', { name: 'It is signed' })).toBeVisible();
  });
});
