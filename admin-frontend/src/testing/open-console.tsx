import { expect } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { makeStore } from '../shared/store.ts';
import { OLIVE } from './examples.ts';
import { FakeServer } from '@willow/frontend/web/testing/fake-server';

export const signedInServer = (): FakeServer =>
  new FakeServer().listen().answer({ 'GET /api/admin/me': { json: { admin: OLIVE, enrolment: null } } });

export function openConsole(path: string) {
  window.history.replaceState(null, '', `/admin${path}`);
  const store = makeStore();
  return { user: userEvent.setup({ delay: null }), store, ...render(<App store={store} />) };
}

export const toast = (): HTMLElement => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('status');

export const findToast = (text: string): Promise<void> => waitFor(() => expect(toast()).toHaveTextContent(text));
