import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { getMe, login, useCode } from '@willow/contracts/account/account.contract';
import { getWill, saveWill } from '@willow/contracts/will/will.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { stepNumber, WIZARD } from '@willow/contracts/will/wizard';
import { keptPlace } from '../../shared/kept-place.ts';
import { jane, willAt } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  answersBefore as before,
  choose,
  field,
  openStep,
  openWizard as open,
  type SaveBody,
  WIZARD_ROUTES as ROUTES,
} from '../../testing/wizard.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';

describe('every step', () => {
  it.each(WIZARD.map(({ id, question }) => [stepNumber(id), question] as const))(
    'step %i is reachable at its own address and says so in heading, title and progress (C-177, C-178, C-181)',
    async (number, question) => {
      await openStep(number);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(question);
      expect(screen.getByText(`Question ${number} of 10`)).toBeVisible();
      expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(number * 10));
      expect(screen.getByRole('progressbar')).toHaveAttribute('max', '100');
      expect(document.title).toBe(`${question} - question ${number} of 10 | Willow`);
    },
  );

  it('leads back to the dashboard (C-179)', async () => {
    const { user, address } = await openStep(4);
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    expect(address()).toBe('/dashboard');
  });

  it('sends a visitor without a session to the landing page and has the account dialog opened there (C-180, D-055)', async () => {
    const server = new FakeServer().fail(getMe, 401, 'Not authenticated');
    const { browser } = renderApp(ROUTES, '/wizard', server);
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/'));
    expect(sessionStorage.getItem('openAccount')).toBe('true');
    expect(server.calls(getWill)).toHaveLength(0);
    expect(keptPlace()).toBeNull();
  });

  it('resumes at the saved step with the saved answers (C-182, C-183)', async () => {
    const { address } = await open('/wizard', willAt(4, { ...before(5) }));
    expect(address()).toBe('/wizard/4');
    expect(choose('Yes')).toBeChecked();
    expect(field('Address')).toHaveValue('12 Willow Lane, Bath BA1 1AA');
  });

  it('sends strays to where they can go on', async () => {
    const { address } = await open('/wizard/9', willAt(3, before(3)));
    expect(address()).toBe('/wizard/3');
  });

  it('opens no step that was not reached yet, however complete the answers are', async () => {
    const { address } = await open('/wizard/9', willAt(3, familyAnswers));
    expect(address()).toBe('/wizard/3');
  });

  it('never opens a step that comes after one that is not complete', async () => {
    const { isMarried: _, partner: _partner, ...rest } = familyAnswers;
    const { address } = await open('/wizard/10', willAt(10, rest));
    expect(address()).toBe('/wizard/2');
  });

  it('sends a customer who has paid to the dashboard (C-337, D-032)', async () => {
    const { address } = await open('/wizard/2', willAt(10, familyAnswers, { status: 'submitted', locked: true }));
    expect(address()).toBe('/dashboard');
  });

  it('says that it is saving while that takes long, shows no error, and goes on when it is done', async () => {
    const { server, next, address, saved } = await openStep(4, { isHomeowner: 'no' });
    const { promise: done, resolve: release } = Promise.withResolvers<void>();
    const will = willAt(5, before(5));
    server.raw(saveWill, async () => {
      await done;
      return { status: 200, json: { willAnswers: will } };
    });
    await next();
    await screen.findByText('Saving…');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
    await next();
    expect(saved()).toHaveLength(1);
    release();
    await waitFor(() => expect(address()).toBe('/wizard/5'));
    expect(screen.queryByText('Saving…')).not.toBeInTheDocument();
  });

  it('merges, saves and goes one step forward (C-184, C-185, C-186)', async () => {
    const { user, saved, next, address } = await openStep(4, { isHomeowner: 'no' });
    await user.click(choose('No'));
    await next();
    await screen.findByRole('heading', { name: 'Who should carry out your will?' });
    expect(address()).toBe('/wizard/5');
    expect(saved()).toEqual([{ step: 5, answers: { ...before(4), isHomeowner: 'no' } }]);
    expect(screen.getByText('Saved 14:32')).toBeVisible();
  });

  it('goes back one step, except from the first (C-187, C-188)', async () => {
    const { user, address } = await openStep(3);
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(address()).toBe('/wizard/2');
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(address()).toBe('/wizard/1');
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  });

  it('keeps what was typed when somebody goes back and forth', async () => {
    const { user } = await openStep(9);
    await user.type(field(/Your wishes/), 'By the sea');
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText(/Your wishes/)).toHaveValue('By the sea');
  });

  it('never takes the saved step back, and returns to the check after a single change (D-036)', async () => {
    const { user, saved, next, address } = await open('/wizard/4?return=check', willAt(10, familyAnswers));
    await user.click(choose('No'));
    await next();
    await screen.findByRole('heading', { name: 'Check your answers' });
    expect(address()).toBe('/wizard/10');
    expect(saved()[0]).toMatchObject({ step: 10, answers: { isHomeowner: 'no' } });
    expect(saved()[0]?.answers).not.toHaveProperty('property');
  });

  it('clears what a changed answer made stale and resumes at the first question that must be asked again (D-036)', async () => {
    const { user, saved, next, address } = await open('/wizard/2?return=check', willAt(10, familyAnswers));
    await user.click(choose('No'));
    await next();
    await screen.findByRole('heading', { name: 'Who should inherit your estate?' });
    expect(address()).toBe('/wizard/6?return=check');
    const [{ step, answers }] = saved() as [SaveBody];
    expect(step).toBe(6);
    for (const stale of ['partner', 'beneficiaryType', 'partnerSubstituteRule']) expect(answers).not.toHaveProperty(stale);
    expect(answers.executors).toEqual(familyAnswers.executors);
  });
});

describe('errors', () => {
  it('come with the press of Continue only: a focused summary, the tab title, the field (C-191)', async () => {
    const { next, saved } = await openStep(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await next();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    expect(document.title).toMatch(/^Error: /);
    expect(saved()).toHaveLength(0);
  });

  it('lead to the field they are about: of radios the first, of a date the first wrong part', async () => {
    const { user, next } = await openStep(2);
    await next();
    await user.click(within(screen.getByRole('alert')).getByRole('link'));
    expect(choose('Yes')).toHaveFocus();
    await user.click(choose('Yes'));
    await user.type(field('Full name'), 'John Henry Roe');
    await user.type(field('Day'), '3');
    await next();
    await user.click(within(screen.getByRole('alert')).getByRole('link'));
    expect(field('Month')).toHaveFocus();
    expect(field('Month')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Day')).not.toHaveAttribute('aria-invalid');
  });

  it('a failed save shows the message, keeps the answers and can be tried again (C-190)', async () => {
    const { user, server, next, address } = await openStep(9);
    server.fail(saveWill, 500, 'Something went wrong. Please try again.');
    await user.type(field(/Your wishes/), 'By the sea');
    await next();
    expect(await screen.findByText('Your answers are not saved yet.')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: /Notifications/ })).getByText('Something went wrong. Please try again.'),
    ).toBeInTheDocument();
    expect(field(/Your wishes/)).toHaveValue('By the sea');
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/10'));
    expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull();
  });

  it('is saved by itself once the connection is back', async () => {
    const { server, next, address } = await openStep(9);
    server.raw(saveWill, () => Promise.reject(new TypeError('Failed to fetch')));
    await next();
    expect(await screen.findByText(/We try again once you are online/)).toBeVisible();
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(address()).toBe('/wizard/10'));
  });

  it('who saves too often is told to wait, and keeps what was typed', async () => {
    const { user, server, next, address } = await openStep(9);
    const words = 'Your answers are being saved too often. Please wait a few seconds and try again.';
    server.fail(saveWill, 429, words);
    await user.type(field(/Your wishes/), 'By the sea');
    await next();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Your answers are not saved yet. They are still on this page. ${words}Try again`,
    );
    expect(field(/Your wishes/)).toHaveValue('By the sea');
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/10'));
  });

  it('offers a login link when the session has ended, and keeps what was typed', async () => {
    const { user, server, next } = await openStep(9);
    server.fail(saveWill, 401, 'Not authenticated');
    window.fetch = jest.fn(() => Promise.resolve(new Response('{"message":"Sent"}', { headers: { 'content-type': 'application/json' } })));
    await next();
    await user.click(await screen.findByRole('button', { name: 'Email me a login link' }));
    expect(await screen.findByText(/We have sent a login link to/)).toBeVisible();
    // The link opens in a tab of its own.
    expect(keptPlace()).toBe('/wizard/9');
  });

  it('takes the code of that mail in place, and then saves what was typed', async () => {
    const { user, server, next, address } = await openStep(9);
    server.listen().fail(saveWill, 401, 'Not authenticated').on(login, { message: 'Sent' }).fail(useCode, 400, 'That code does not work.');
    await user.type(field(/Your wishes/), 'By the sea');
    await next();
    await user.click(await screen.findByRole('button', { name: 'Email me a login link' }));
    await user.type(await screen.findByLabelText(/Code from the email/), '123456');
    await user.click(screen.getByRole('button', { name: 'Log in and save' }));
    expect(await screen.findByText('That code does not work.')).toBeVisible();
    server.on(useCode, { ok: true as const, purpose: 'login' as const });
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/wizard/10'));
    expect(server.calls(useCode).at(-1)?.body).toEqual({ email: jane.email, code: '123456' });
    expect(server.calls(saveWill).at(-1)?.body).toMatchObject({ answers: { funeralWishes: 'By the sea' } });
  });

  it('a will that was paid for meanwhile leads to the dashboard (D-031)', async () => {
    const { server, next, address } = await openStep(9);
    server.fail(saveWill, 409, 'Your answers are locked because payment has been made.');
    await next();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('the answers of who was here a moment ago are asked for before we know who it is; a login that has ended is no failure', async () => {
    localStorage.setItem('signedIn', String(Date.now() - 60_000));
    const { promise, resolve } = Promise.withResolvers<{ readonly status: number }>();
    const server = new FakeServer().raw(getMe, () => promise).fail(getWill, 401);
    const { browser } = renderApp(ROUTES, '/wizard', server);
    await waitFor(() => expect(server.calls(getWill)).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
    resolve({ status: 401 });
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/'));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('the next step knows what was just saved, also when the screens around it are told a frame later', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => Number(setTimeout(() => draw(0), 300)));
    const { user, next, address } = await openStep(2);
    await user.click(choose('No'));
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/3'));
    expect(await screen.findByRole('heading', { name: 'Do you have children?' })).toBeVisible();
    expect(address()).toBe('/wizard/3');
    jest.restoreAllMocks();
  });

  it('a will that cannot be read says so (C-439)', async () => {
    const server = new FakeServer().on(getMe, { user: jane }).fail(getWill, 500);
    renderApp(ROUTES, '/wizard', server);
    expect(await screen.findByRole('heading', { name: 'Failed to fetch will data' })).toBeVisible();
  });
});
