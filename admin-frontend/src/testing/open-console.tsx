import { expect } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { makeStore } from '../shared/store.ts';
import { OLIVE } from './examples.ts';
import { FakeServer } from '@willow/frontend/web/testing/fake-server';

/** A server at which Olive is signed in. */
export const signedInServer = (): FakeServer =>
  new FakeServer().listen().answer({ 'GET /api/admin/me': { json: { admin: OLIVE, enrolment: null } } });

/** Opens the whole console at an address of its own, as the browser would. */
export function openConsole(path: string) {
  window.history.replaceState(null, '', `/admin${path}`);
  const store = makeStore();
  return { user: userEvent.setup({ delay: null }), store, ...render(<App store={store} />) };
}

/** The place of messages that speaks at the moment. */
export const toast = (): HTMLElement => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('status');

/** Waits for a message: its title, directly followed by its description. */
export const findToast = (text: string): Promise<void> => waitFor(() => expect(toast()).toHaveTextContent(text));
