import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import { acceptPartner, declinePartner, getCouple, getOffered, keepOffered, type Offered } from '@willow/contracts/couple/couple.contract';
import { jane } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import CouplePage from './couple-page.tsx';

const AT = '/couple#K7QD9XWM2HTA';
const open = (server: FakeServer, at = '/couple') => renderApp([{ path: '/couple', Component: CouplePage }], at, server);
const signedIn = () => new FakeServer().on(getMe, { user: jane }).on(getCouple, { couple: null, invitation: null });
const linked = { invitedAt: '', invited: null, acceptedAt: '', offeredAt: null, isOfferedAnswers: false };
const offered: Offered = {
  from: 'Sam',
  revision: 9,
  answers: {
    isMarried: 'yes',
    partner: { fullName: 'Sam Roe', dob: '1973-11-02', address: '12 Willow Lane, Bath' },
    hasChildren: 'yes',
    childrenCount: 2,
    children: [
      { fullName: 'Ann Roe', dob: '2003-05-06' },
      { fullName: 'Ben Roe', dob: '2015-08-09' },
    ],
  },
  kept: [],
};

describe('the link of an invitation', () => {
  it('changes nothing until it is accepted', async () => {
    const server = signedIn().on(acceptPartner, { couple: linked });
    const { user } = open(server, AT);
    const button = await screen.findByRole('button', { name: 'Accept invitation' });
    expect(server.calls(acceptPartner)).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'You have accepted' })).toBeVisible();
    expect(server.calls(acceptPartner)[0]?.body).toEqual({ code: 'K7QD9XWM2HTA' });
  });

  it('is declined without an account', async () => {
    const server = new FakeServer().fail(getMe, 401).on(declinePartner, { success: true });
    const { user } = open(server, AT);
    expect(await screen.findByRole('link', { name: 'Log in or sign up' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/We tell nobody/)).toBeVisible();
  });

  it('waits in this tab for whoever logs in first, and is forgotten once it is answered', async () => {
    const { user, unmount } = open(new FakeServer().fail(getMe, 401), AT);
    const link = await screen.findByRole('link', { name: 'Log in or sign up' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(window.sessionStorage.getItem('coupleCode')).toBe('K7QD9XWM2HTA');
    expect(window.localStorage.getItem('coupleCode')).toBeNull();
    unmount();
    const server = signedIn().on(acceptPartner, { couple: linked });
    const back = open(server);
    await back.user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('heading', { name: 'You have accepted' })).toBeVisible();
    expect(server.calls(acceptPartner)[0]?.body).toEqual({ code: 'K7QD9XWM2HTA' });
    expect(window.sessionStorage.getItem('coupleCode')).toBeNull();
  });

  it('waits in the account, too, for whoever opens that elsewhere', async () => {
    const server = signedIn().on(getCouple, { couple: null, invitation: 'K7QD9XWM2HTA' }).on(acceptPartner, { couple: linked });
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('heading', { name: 'You have accepted' })).toBeVisible();
    expect(server.calls(acceptPartner)[0]?.body).toEqual({ code: 'K7QD9XWM2HTA' });
  });

  it('says that it works no more', async () => {
    const { user } = open(signedIn().fail(acceptPartner, 400, 'This invitation does not work any more.'), AT);
    await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('does not work any more');
  });
});

describe('what is offered', () => {
  it('is kept step by step, and children only by who says that they are theirs', async () => {
    let now = offered;
    const server = signedIn()
      .on(getOffered, () => ({ offered: now }))
      .on(keepOffered, ({ step }: { readonly step: number }) => {
        now = { ...now, kept: [...now.kept, step] };
        return { success: true as const };
      });
    const { user } = open(server);
    const partner = await screen.findByRole('region', { name: 'Are you married or in a civil partnership?' });
    expect(partner).toHaveTextContent('As Sam has it');
    expect(partner).toHaveTextContent('Sam Roe, born 2 November 1973');
    expect(within(partner).getByRole('link', { name: /^Change/ })).toHaveAttribute('href', '/wizard/2');
    await user.click(within(partner).getByRole('button', { name: /^Keep/ }));
    expect(await within(partner).findByText('Kept in your will')).toBeVisible();
    const children = screen.getByRole('region', { name: 'Do you have children?' });
    expect(within(children).getByRole('button', { name: /^Keep/ })).toBeDisabled();
    await user.click(within(children).getByRole('checkbox', { name: 'Ben Roe' }));
    await user.click(within(children).getByRole('button', { name: /^Keep/ }));
    expect(server.calls(keepOffered).map(({ body }) => body)).toEqual([
      { step: 2, revision: 9, ours: [] },
      { step: 3, revision: 9, ours: [1] },
    ]);
  });

  it('may be nothing', async () => {
    open(signedIn().on(getOffered, { offered: null }));
    expect(await screen.findByRole('heading', { name: 'Nothing is offered to you' })).toBeVisible();
  });
});
