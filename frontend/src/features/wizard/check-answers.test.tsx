import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { validateDiscountCode } from '@willow/contracts/discount/discount.contract';
import { getPrepaid } from '@willow/contracts/order/order.contract';
import { saveWill, submitWill } from '@willow/contracts/will/will.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { renderApp } from '../../testing/render-app.tsx';
import { NOW, willAt } from '../../testing/examples.ts';
import { openStep, openWizard as open, type SaveBody, serverWith, WIZARD_ROUTES } from '../../testing/wizard.tsx';

describe('step 10', () => {
  const check = () => open('/wizard/10', willAt(10, familyAnswers));
  const accept = () => screen.getByRole('button', { name: 'Accept and pay £50' });
  const tickBoth = async (user: Awaited<ReturnType<typeof check>>['user']) => {
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  };

  it('shows who the customer is, with date of birth, and every answer (C-256)', async () => {
    await check();
    const text = screen.getByRole('main').textContent;
    for (const part of [
      'Jane Margaret Roe',
      // Joined by no-break spaces: a date stays on one line.
      '27\u00a0March\u00a01975',
      'John Henry Roe',
      'born 9\u00a0August\u00a02015',
      'Mary Poole (Sister)',
      '£350,000',
      'Your partner',
      'my piano',
      'A woodland burial.',
    ])
      expect(text).toContain(part);
  });

  it('has no empty description: nothing is read out as nothing', async () => {
    await check();
    expect([...document.querySelectorAll('dd')].filter(({ textContent }) => !textContent.trim())).toEqual([]);
  });

  it('says the price with the code of the popup, or of the account', async () => {
    localStorage.setItem('discountCode', 'EXIT10');
    const server = serverWith(willAt(10, familyAnswers)).on(validateDiscountCode, { valid: true, discountPercentage: 20, message: '' });
    renderApp(WIZARD_ROUTES, '/wizard/10', server);
    expect(await screen.findByRole('button', { name: 'Accept and pay £40' })).toBeVisible();
    expect(screen.getByText('Your code EXIT10 takes 20% off.')).toBeVisible();
  });

  it('says of a will that the partner has paid for that there is nothing to pay', async () => {
    localStorage.setItem('discountCode', 'EXIT10');
    const server = serverWith(willAt(10, familyAnswers))
      .on(validateDiscountCode, { valid: true, discountPercentage: 20, message: '' })
      .on(getPrepaid, { prepaid: true });
    renderApp(WIZARD_ROUTES, '/wizard/10', server);
    expect(await screen.findByRole('button', { name: 'Accept and order' })).toBeVisible();
    expect(screen.getByText('Your will is paid for by your partner: you have nothing to pay.')).toBeVisible();
    expect(screen.queryByText(/takes 20% off/)).toBeNull();
  });

  it('both boxes start unticked, and nothing can be sent before both are ticked; their words say so (C-257, C-258, C-259, C-276, D-093)', async () => {
    const { user } = await check();
    const [accuracy, limits] = screen.getAllByRole('checkbox');
    expect(accuracy).toHaveAccessibleName('I have checked my answers, and they are accurate and complete.');
    expect(limits).toHaveAccessibleName(/^I understand that this service is for straightforward estates and is not legal advice\. /);
    expect(accuracy).not.toBeChecked();
    expect(limits).not.toBeChecked();
    expect(accept()).toBeDisabled();
    await user.click(accuracy!);
    expect(accept()).toBeDisabled();
    await user.click(limits!);
    expect(accept()).toBeEnabled();
  });

  it('has an Edit for each of the seven groups, to steps 1, 2, 4, 6, 7, 8 and 9 (C-260, C-274, D-042)', async () => {
    await check();
    const targets = screen.getAllByRole('link', { name: /^Edit / }).map((link) => link.getAttribute('href'));
    expect(targets).toEqual([1, 2, 4, 6, 7, 8, 9].map((step) => `/wizard/${step}`));
  });

  it('has one way to each answer: a Change, which comes back here, where Edit leads to another question', async () => {
    await check();
    const links = screen.getAllByRole('link', { name: /^Change / });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/wizard/5?return=check');
    expect(screen.getByRole('link', { name: 'Change Guardian' })).toHaveAttribute('href', '/wizard/3?return=check');
    for (const step of [1, 2, 4, 6, 7, 8, 9])
      expect(links.map((link) => link.getAttribute('href'))).not.toContain(`/wizard/${step}?return=check`);
  });

  it('can be gone back to from a question that Edit led to, or walked on from (D-036)', async () => {
    const { user, next, saved, address } = await open('/wizard/6', willAt(10, familyAnswers));
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/7'));
    await screen.findByRole('heading', { name: 'What if someone dies before you?' });
    await user.click(screen.getByRole('button', { name: 'Save and check answers' }));
    await waitFor(() => expect(address()).toBe('/wizard/10'));
    expect(saved().map(({ step }) => step)).toEqual([10, 10]);
  });

  it('has no way past questions that were not asked yet', async () => {
    await openStep(6);
    expect(screen.queryByRole('button', { name: 'Save and check answers' })).toBeNull();
  });

  it('marks an executor with something missing (C-271, D-039)', async () => {
    await open('/wizard/10', willAt(10, { ...familyAnswers, executors: [...familyAnswers.executors!, { fullName: 'Mary Poole' }] }));
    expect(screen.getByText(/The address or the relationship is missing/)).toBeVisible();
  });

  it('answers that came back are submitted again for nothing, and lead to the dashboard (AM-9)', async () => {
    const { user, browser } = await open('/wizard/10', willAt(10, familyAnswers, { returned: true }));
    await tickBoth(user);
    await user.click(screen.getByRole('button', { name: 'Accept and submit again' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/dashboard'));
  });

  it('saves the confirmations, submits, then leaves for the checkout with a toast to be shown there (C-189, C-261, C-265, C-266, C-275, D-043)', async () => {
    const { user, server, saved, browser } = await check();
    await tickBoth(user);
    await user.click(accept());
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/checkout'));
    expect(saved()[0]).toMatchObject({ step: 10, answers: { confirmed: true, finalConfirmation: true, submittedAt: NOW.toISOString() } });
    const order = server.received.map(({ call }) => call).filter((call) => call.startsWith('POST'));
    expect(order).toEqual(['POST /api/will', 'POST /api/will/submit']);
    expect(JSON.parse(sessionStorage.getItem('flashToast') ?? '')).toEqual({
      title: 'Will submitted successfully!',
      description: 'You will receive an email once it has been reviewed.',
    });
  });

  it('a failed final save stops there (C-262, C-263)', async () => {
    const { user, server, browser } = await check();
    server.fail(saveWill, 500);
    await tickBoth(user);
    await user.click(accept());
    expect(await screen.findByText('Submission Error')).toBeInTheDocument();
    expect(screen.getByText('Failed to save your answers. Please try again.')).toBeInTheDocument();
    expect(server.calls(submitWill)).toHaveLength(0);
    expect(browser.leave).not.toHaveBeenCalled();
    const said = within(screen.getByRole('alert'));
    expect(said.getByText('Your answers are not saved yet.')).toBeVisible();
    server.on(saveWill, ({ step, answers }: SaveBody) => ({ willAnswers: willAt(step, answers) }));
    await user.click(said.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/checkout'));
  });

  it('a refused submission shows its message (C-264)', async () => {
    const { user, server, browser } = await check();
    server.fail(submitWill, 400, 'Total must equal 100%');
    await tickBoth(user);
    await user.click(accept());
    const said = within(await screen.findByRole('alert'));
    expect(said.getByText(/Your will is not submitted yet/)).toBeVisible();
    expect(said.getByText(/Total must equal 100%/)).toBeVisible();
    const toast = within(screen.getByRole('region', { name: /Notifications/ }));
    expect(toast.getByText('Total must equal 100%')).toBeInTheDocument();
    expect(browser.leave).not.toHaveBeenCalled();
    server.on(submitWill, { success: true, willAnswers: willAt(10, familyAnswers, { status: 'submitted' }) });
    await user.click(said.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/checkout'));
    expect(toast.queryByText('Total must equal 100%')).toBeNull();
  });
});
