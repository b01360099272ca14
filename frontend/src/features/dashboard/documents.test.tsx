import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { getWillDocuments, DocumentName } from '@willow/contracts/will/documents.contract';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import { Documents } from './documents.tsx';

const open = (documents: readonly DocumentName[]) =>
  renderApp(
    [{ path: '/dashboard', Component: Documents }],
    '/dashboard',
    new FakeServer().on(getWillDocuments, { versionCode: '0123abcd', documents: [...documents] }),
  );

describe('the documents of a will', () => {
  it('can each be downloaded, in large print too, and the explanation read on screen (D-046)', async () => {
    open(DocumentName.options);
    const list = within(await screen.findByRole('region', { name: 'Papers that go with it' }));
    const links = list.getAllByRole('link').map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
    expect(links).toContainEqual(['Your will in large print', '/api/will/documents/will?edition=large-print']);
    expect(links).toContainEqual(['How to sign your will', '/api/will/documents/signing-sheet']);
    expect(links).toContainEqual(['How to sign your will, large print', '/api/will/documents/signing-sheet?edition=large-print']);
    expect(links).toContainEqual(['Read it on screen', '/api/will/documents/explanation?format=html']);
    expect(list.getByText(/apart from the will itself/)).toBeVisible();
  });

  it('are only those that this will has', async () => {
    open(['will', 'cover-letter']);
    await screen.findByRole('link', { name: 'Cover letter' });
    expect(screen.queryByRole('link', { name: /funeral/ })).toBeNull();
  });
});
