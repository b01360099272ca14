import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@willow/contracts/messages';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { getWill, saveWill, submitWill } from '@willow/contracts/will/will.contract';
import { willAt } from '../../testing/examples.ts';
import { field, openWizard, type SaveBody } from '../../testing/wizard.tsx';

const zoe = { fullName: 'Zoe Roe', address: '9 High Street, Frome', relationship: 'Friend' };
const elsewhere: WillAnswers = { ...familyAnswers, executors: [zoe] };
const at = (revision: number, answers: WillAnswers, more = {}) =>
  willAt(10, answers, { revision, updatedAt: '2026-11-21T14:02:00Z', ...more });
const collision = async () => within(await screen.findByRole('form', { name: /^Changed in another tab or on another device at 14:02/ }));

/** Revision 4 was read here; then another device saves revision 5. */
async function openBehind(path: string, theirs: WillAnswers = elsewhere, more = {}) {
  const wizard = await openWizard(path, at(4, familyAnswers, more));
  const { server } = wizard;
  const behind = (revision: number | undefined) => revision !== 5;
  server.on(getWill, { willAnswers: at(5, theirs, more) });
  server.raw(saveWill, ({ body }) => {
    const { step, answers, revision } = body as SaveBody;
    if (behind(revision)) return { status: 409, json: { message: MESSAGES.changedElsewhere } };
    return { json: { willAnswers: { ...at(6, answers), currentStep: step } } };
  });
  return wizard;
}

describe('answers that another device changed', () => {
  it('are shown beside those of this page, and what is chosen is saved as made from the newest', async () => {
    const { user, next, saved, address } = await openBehind('/wizard/5?return=check');
    await user.clear(field('Relationship to you'));
    await user.type(field('Relationship to you'), 'Husband');
    await next();
    const { getByRole, getByText, findByText } = await collision();
    expect(getByRole('heading')).toHaveFocus();
    expect(getByText(/John Henry Roe.*Husband/)).toBeVisible();
    expect(getByText(/Zoe Roe/)).toBeVisible();
    await user.click(getByRole('button', { name: 'Save what I chose' }));
    expect(await findByText('Choose which answers to keep')).toBeVisible();
    expect(saved()).toHaveLength(1);
    await user.click(getByRole('radio', { name: /^Keep what is on this page/ }));
    await user.click(getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(address()).toBe('/wizard/10'));
    expect(saved().map(({ revision, answers }) => [revision, answers.executors?.[0]?.fullName])).toEqual([
      [4, 'John Henry Roe'],
      [5, 'John Henry Roe'],
    ]);
  });

  it('can be kept in place of those of this page', async () => {
    const { user, next, saved } = await openBehind('/wizard/5?return=check');
    await user.type(field('Relationship to you'), ' and friend');
    await next();
    const { getByRole } = await collision();
    await user.click(getByRole('radio', { name: /^Keep what was saved at 14:02/ }));
    await user.click(getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(saved()[1]).toMatchObject({ revision: 5, answers: { executors: [zoe] } }));
  });

  it('come along with a save that they do not touch, and are named', async () => {
    const { user, server, next } = await openWizard('/wizard/9?return=check', at(4, familyAnswers));
    server.on(saveWill, ({ answers }: SaveBody) => ({ willAnswers: at(6, { ...answers, executors: [zoe] }) }));
    await user.type(field(/Your wishes/), ' With music.');
    await next();
    const notice = within(await screen.findByRole('region', { name: 'Also changed in another tab or on another device' }));
    expect(notice.getByText(/Zoe Roe/)).toBeVisible();
    expect(notice.queryByText(/With music/)).toBeNull();
  });

  it('do not lose what was typed here and kept: it is saved as made from what it was typed over', async () => {
    const { user } = await openWizard('/wizard/9', at(4, familyAnswers));
    await user.type(field(/Your wishes/), ' With music.');
    cleanup();
    const { next, saved } = await openWizard('/wizard/9', at(5, { ...familyAnswers, funeralWishes: 'By the sea.' }));
    expect(await screen.findByLabelText(/Your wishes/)).toHaveValue('A woodland burial. With music.');
    expect(screen.getByText(/Since then these answers were changed in another tab/)).toBeVisible();
    await next();
    await waitFor(() => expect(saved()[0]).toMatchObject({ revision: 4, answers: { funeralWishes: 'A woodland burial. With music.' } }));
  });

  it.each([
    ['the confirmations', saveWill],
    ['the submission', submitWill],
  ])('are not submitted unread: %s are refused, the page shows the newest and is to be confirmed again', async (_, refused) => {
    const { user, server, browser } = await openWizard('/wizard/10', at(4, familyAnswers));
    server.on(getWill, { willAnswers: at(5, elsewhere) });
    server.fail(refused, 409, MESSAGES.readAgain);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Accept and pay £50' }));
    const notice = await screen.findByRole('region', { name: /^Your answers were changed .* at 14:02/ });
    expect(notice).toHaveFocus();
    expect(within(notice).getByText(/Zoe Roe/)).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(browser.leave).not.toHaveBeenCalled();
    server
      .on(saveWill, ({ answers }: SaveBody) => ({ willAnswers: at(6, answers) }))
      .on(submitWill, { success: true, willAnswers: at(6, elsewhere, { status: 'submitted' }) });
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Accept and pay £50' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/checkout'));
    expect(server.calls(submitWill).at(-1)?.body).toEqual({ revision: 6 });
  });
});
