import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { saveWill } from '@willow/contracts/will/will.contract';
import { willAt } from '../../testing/examples.ts';
import { choose, field, openWizard } from '../../testing/wizard.tsx';

const mary = { fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Sister' };
const notice = async () => within(await screen.findByRole('region', { name: 'What your change took out' }));
const noNotice = () => expect(screen.queryByRole('region', { name: 'What your change took out' })).toBeNull();

const change = (step: number, more: WillAnswers = {}) =>
  openWizard(`/wizard/${step}?return=check`, willAt(10, { ...familyAnswers, ...more }));

async function leavesMarriage(more: WillAnswers = {}) {
  const wizard = await change(2, more);
  await wizard.user.click(choose('No'));
  await wizard.next();
  await screen.findByRole('heading', { name: 'Who should inherit your estate?' });
  return wizard;
}

describe('a change that takes other answers out', () => {
  it('says what it took out, there where it leads, and the notice has the focus (D-036)', async () => {
    const { address } = await leavesMarriage();
    const said = await notice();
    for (const text of [/^Partner:.*John Henry Roe/, /^Your estate goes to:.*Your partner/, /^If your partner dies before you:/])
      expect(said.getByText((_, element) => element?.tagName === 'LI' && text.test(element.textContent))).toBeVisible();
    expect(screen.getByRole('region', { name: 'What your change took out' })).toHaveFocus();
    expect(address()).toBe('/wizard/6?return=check');
  });

  it('leads back to the check as soon as what is left is complete, and no step further (D-036)', async () => {
    const { user, next, address } = await leavesMarriage();
    await user.click(choose('My children, in equal shares'));
    await next();
    await screen.findByRole('heading', { name: 'What if someone dies before you?' });
    expect(address()).toBe('/wizard/7?return=check');
    await user.click(choose(/My other children share it/));
    await next();
    await screen.findByRole('heading', { name: 'Check your answers' });
    noNotice();
  });

  it('is an end of having children: with them go the guardian and what they were to inherit', async () => {
    const { user, next, saved } = await change(3, { beneficiaryType: 'children', partnerSubstituteRule: undefined });
    await user.click(choose('No'));
    await next();
    const said = await notice();
    for (const label of ['Children', 'Guardian', 'Your estate goes to']) expect(said.getByText(label)).toBeVisible();
    for (const gone of ['children', 'guardian', 'beneficiaryType']) expect(saved()[0]?.answers).not.toHaveProperty(gone);
  });

  it('is a young child less, with whom the guardian goes', async () => {
    const { user, next } = await change(3);
    await user.click(screen.getByRole('button', { name: 'Remove Ben Roe' }));
    await next();
    const said = await notice();
    expect(said.getByText('Guardian')).toBeVisible();
    expect(said.queryByText('Children')).toBeNull();
  });

  it('is a home no longer owned', async () => {
    const { user, next } = await change(4);
    await user.click(choose('No'));
    await next();
    expect((await notice()).getByText('Your home')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your answers');
  });

  it('is another choice of who inherits, and names those who do not any more', async () => {
    const customBeneficiaries = [{ ...mary, percentage: 100 }];
    const { user, next } = await change(6, { beneficiaryType: 'custom', customBeneficiaries, partnerSubstituteRule: undefined });
    await user.click(choose('My children, in equal shares'));
    await next();
    expect((await notice()).getByText(/Mary Poole/)).toBeVisible();
  });

  it('says nothing where nothing was taken out, and leaves the focus where it belongs', async () => {
    const { user, next } = await change(9);
    await user.type(field(/Your wishes/), ' With music.');
    await next();
    await screen.findByRole('heading', { name: 'Check your answers' });
    noNotice();
  });
});

describe('a former husband, wife or partner', () => {
  const panel = async () => within(await screen.findByRole('region', { name: 'John Henry Roe is still named in your will' }));

  it('stays executor as entered until the customer says what they are now (D-036)', async () => {
    const { user, saved } = await leavesMarriage();
    const { getByText, getByLabelText, getByRole } = await panel();
    expect(getByText(/Executor, as “Spouse”/)).toBeVisible();
    expect(saved()[0]?.answers.executors).toEqual(familyAnswers.executors);
    await user.click(getByRole('button', { name: 'Keep as executor' }));
    expect(getByText('Enter what John Henry Roe is to you now')).toBeVisible();
    await user.type(getByLabelText('What is John Henry Roe to you now?'), 'Former husband');
    await user.click(getByRole('button', { name: 'Keep as executor' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]?.answers.executors).toEqual([{ ...familyAnswers.executors![0]!, relationship: 'Former husband' }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: /still named/ })).toBeNull());
  });

  it('is taken out of the executors with one press, and the others stay', async () => {
    const { user, saved } = await leavesMarriage({ executors: [...familyAnswers.executors!, mary] });
    await user.click((await panel()).getByRole('button', { name: 'Take out' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]?.answers.executors).toEqual([mary]);
  });

  it('taken out as the only executor leads to that question, and from there back to the check', async () => {
    const { user, address } = await leavesMarriage();
    await user.click((await panel()).getByRole('button', { name: 'Take out' }));
    await screen.findByRole('heading', { name: 'Who should carry out your will?' });
    expect(address()).toBe('/wizard/5?return=check');
  });

  it('is found wherever else they are named, with the way there', async () => {
    const guardian = { fullName: 'John Henry  ROE', address: '1 Hill', relationship: 'Spouse' };
    const gift = { description: 'my piano', recipientName: 'John Henry Roe', recipientRelationship: 'husband' };
    await leavesMarriage({ executors: [mary], guardian, specificGifts: [gift] });
    const { getByRole, queryByRole } = await panel();
    expect(getByRole('link', { name: 'Guardian, as “Spouse”' })).toHaveAttribute('href', '/wizard/3?return=check');
    expect(getByRole('link', { name: 'Gets a gift, as “husband”' })).toHaveAttribute('href', '/wizard/8?return=check');
    expect(queryByRole('button', { name: 'Keep as executor' })).toBeNull();
  });

  it('a save that fails says so there, and can be tried again', async () => {
    const { user, server, saved } = await leavesMarriage({ executors: [...familyAnswers.executors!, mary] });
    server.fail(saveWill, 500);
    const { getByRole, findByText } = await panel();
    await user.click(getByRole('button', { name: 'Take out' }));
    expect(await findByText('Your answers are not saved yet.')).toBeVisible();
    expect(saved()).toHaveLength(2);
  });
});
