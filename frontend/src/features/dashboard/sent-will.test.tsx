import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import { type AfterSending, getAfterSending } from '@willow/contracts/will/after-sending.contract';
import { getWillDocuments } from '@willow/contracts/will/documents.contract';
import { signingSteps } from '@willow/contracts/will/signing-steps';
import { afterSending, signedVersion, toSign } from '../../testing/after-sending.ts';
import { jane } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import SentWill from './sent-will.tsx';

const ROUTES = [{ path: '/dashboard', Component: SentWill }];
const serverFor = (sent: AfterSending) =>
  new FakeServer()
    .on(getMe, { user: jane })
    .on(getAfterSending, sent)
    .on(getWillDocuments, { versionCode: toSign.versionCode, documents: ['will'] });
const open = (more: Partial<AfterSending> = {}) => renderApp(ROUTES, '/dashboard', serverFor(afterSending(more)));

describe('a will that was sent', () => {
  it('has five steps to go, open on the dashboard, from the text of mail and signing day (C-463)', async () => {
    const { browser, user } = open();
    await screen.findByRole('heading', { name: 'Your will is ready to sign' });
    for (const { title, text } of signingSteps(toSign.versionCode)) {
      expect(screen.getByText(title)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Open Signing Day' })).toHaveAttribute('href', '/signing');
    await user.click(screen.getByRole('button', { name: 'Print these steps' }));
    expect(browser.print).toHaveBeenCalledTimes(1);
  });

  it('was emailed, unless it came back', async () => {
    open();
    expect(await screen.findByText(/^We have emailed it to you/)).toBeVisible();
    cleanup();
    const server = serverFor(afterSending()).on(getMe, { user: jane, undelivered: true, undeliveredWill: true });
    renderApp(ROUTES, '/dashboard', server);
    expect(await screen.findByText(/^You can download it here/)).toBeVisible();
    expect(screen.queryByText(/emailed/)).toBeNull();
  });

  it('that is signed asks where it is kept', async () => {
    open({ versions: [signedVersion] });
    await screen.findByRole('heading', { name: 'Your will is signed. One thing is left' });
    expect(screen.getByText('21 November 2026')).toBeVisible();
    expect(screen.getByText('Olive Hart and Peter Lamb')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Say Where It Is Kept' })).toHaveAttribute('href', '/signing#stored');
  });

  it('that is stored gives the sheet for the executors', async () => {
    open({ versions: [signedVersion], keptAt: 'The grey box in the study' });
    await screen.findByRole('heading', { name: 'Your will is signed and stored' });
    expect(screen.getByText('The grey box in the study')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download the Executor’s Sheet' })).toHaveAttribute(
      'href',
      '/api/will/documents/executors-sheet?version=3f9a12bc',
    );
    expect(screen.getByRole('link', { name: 'Download a copy (not the signed original)' })).toHaveAttribute(
      'href',
      '/api/will/document.pdf?version=3f9a12bc',
    );
  });

  it('says that a witness loses a gift, and what to do', async () => {
    open({ versions: [{ ...signedVersion, signed: { ...signedVersion.signed!, barred: 1 } }] });
    expect(await screen.findByText(/A witness loses what your will gives them/)).toBeVisible();
  });

  it.each([
    ['replaced', /Replaced/, /tear it up or burn it/],
    ['never-signed', /Not to be signed/, /in the bin/],
  ] as const)('an earlier version that is %s says what to do with it', async (state, title, advice) => {
    const earlier = { ...signedVersion, versionCode: '0a1b2c3d', state, signed: state === 'never-signed' ? null : signedVersion.signed };
    open({ versions: [toSign, earlier] });
    const region = within(await screen.findByRole('region', { name: 'Earlier versions' }));
    expect(region.getByText(title)).toBeVisible();
    expect(region.getByText(advice)).toBeVisible();
  });

  it('can be downloaded while it cannot be looked up whether it is signed', async () => {
    const server = serverFor(afterSending()).fail(getAfterSending, 500);
    const { user } = renderApp(ROUTES, '/dashboard', server);
    expect(await screen.findByText(/could not look up/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download Your Will' })).toBeVisible();
    server.on(getAfterSending, afterSending());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your will is ready to sign' })).toBeVisible();
  });
});
