import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ErasureRequest } from '@willow/contracts/account/privacy.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';

const LIST = 'GET /api/admin/erasures';
const REQUEST: ErasureRequest = {
  id: '8e2b8ad2-1111-5111-8111-000000000000',
  status: 'requested',
  requestedAt: '2026-11-23T10:00:00.000Z',
  dueAt: '2026-11-30T10:00:00.000Z',
  erasedAt: null,
  needsAgreement: true,
  agreements: 0,
  agreedBy: [],
  declinedBecause: null,
  customer: { fullName: 'Jane Roe', email: 'jane@example.test' },
};
const AGREE = `POST /api/admin/erasures/${REQUEST.id}/agreement`;
const DECLINE = `POST /api/admin/erasures/${REQUEST.id}/refusal`;

const open = (...requests: readonly ErasureRequest[]) => {
  const server = signedInServer().answer({ [LIST]: { json: requests } });
  return { server, ...openConsole('/erasures') };
};

describe('erasure requests in the console (AM-7)', () => {
  it('says so when there is none', async () => {
    open();
    expect(await screen.findByText('No erasure requests')).toBeVisible();
  });

  it('are agreed to after a question, and say who agreed', async () => {
    const { user, server } = open(REQUEST);
    expect(await screen.findByText('The will is paid for: 0 of 2 agreed.')).toBeVisible();
    expect(screen.getByText(/^Asked on .*23.*\. To be erased on .*30.*\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agree to Erase' }));
    const after = { ...REQUEST, agreements: 1, agreedBy: ['Olive'] };
    server.answer({ [AGREE]: { json: after }, [LIST]: { json: [after] } });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree to Erase' }));
    await findToast('Agreement recorded');
    expect(await screen.findByText('The will is paid for: 1 of 2 agreed (Olive).')).toBeVisible();
  });

  it('tell an operator who agreed already that another has to', async () => {
    const { user, server } = open({ ...REQUEST, agreements: 1, agreedBy: ['Olive'] });
    await user.click(await screen.findByRole('button', { name: 'Agree to Erase' }));
    const message = 'You agreed to this already. Another operator has to agree too.';
    server.answer({ [AGREE]: { status: 409, json: { message } } });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree to Erase' }));
    await findToast(message);
  });

  it('are declined with a reason only', async () => {
    const { user, server } = open(REQUEST);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline the erasure' }));
    await user.click(dialog.getByRole('button', { name: 'Decline Request' }));
    expect(dialog.getByText('Write down the reason for the decision.')).toBeVisible();
    server.answer({ [DECLINE]: { json: { ...REQUEST, status: 'declined' } }, [LIST]: { json: [] } });
    await user.type(dialog.getByLabelText('Reason'), 'A claim was announced.');
    await user.click(dialog.getByRole('button', { name: 'Decline Request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('No erasure requests')).toBeVisible();
  });

  it('of somebody without an account are carried out by address, once it is one, and say what there was', async () => {
    const { user, server } = open();
    const BY_ADDRESS = 'POST /api/admin/erasures/by-address';
    await user.click(await screen.findByRole('button', { name: 'Erase Someone Without an Account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Erase someone without an account' }));
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
    await user.type(dialog.getByLabelText('Email address'), 'kim@friends.test');
    server.answer({ [BY_ADDRESS]: { status: 409, json: { message: MESSAGES.erasureOfAccount } } });
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await dialog.findByText(MESSAGES.erasureOfAccount)).toBeVisible();
    server.answer({ [BY_ADDRESS]: { json: { signUps: 0, invitations: 2, messages: 1 } } });
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    await findToast('2 invitations and 1 message, within a few seconds. It gets no invitations from now on.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of somebody who has not paid need nobody', async () => {
    open({ ...REQUEST, needsAgreement: false });
    expect(await screen.findByText(/erased automatically on that day/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agree to Erase' })).toBeNull();
  });
});
