import { expect } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { makeStore } from '../shared/store.ts';
import { anOrder, aReading, flagsOf, NO_CHANGES, OLIVE, queuesOf } from './examples.ts';
import { FakeServer } from '@willow/frontend/web/testing/fake-server';
import { setUpUser } from '@willow/frontend/web/testing/set-up-user';

const ORDER = `/api/admin/orders/${anOrder().id}`;

/** Somebody is signed in, and the will of the one order can be read. */
export const signedInServer = (): FakeServer =>
  new FakeServer().listen().answer({
    'GET /api/admin/me': { json: { admin: OLIVE, enrolment: null } },
    [`GET ${ORDER}/reading`]: { json: aReading() },
    [`GET ${ORDER}/flags`]: { json: flagsOf() },
    [`GET ${ORDER}/changes`]: { json: NO_CHANGES },
    [`GET ${ORDER}/documents`]: { json: { versionCode: '3f9a12bc', documents: ['will'] } },
    'GET /api/admin/orders': { json: [] },
    'GET /api/admin/order-queues': { json: queuesOf() },
    'GET /api/admin/settings': { json: { notice: null, paymentsPaused: false, reviewHours: 24, answers: [], changes: [] } },
    'POST /api/admin/exports': { status: 201, json: { recorded: true } },
  });

/** What the list of orders was asked for; the count beside the messages asks for those with problems. */
export const listCalls = (server: FakeServer) =>
  server.calls('GET /api/admin/orders').filter(({ query }) => query['problems'] === undefined);

export function openConsole(path: string) {
  window.history.replaceState(null, '', `/admin${path}`);
  const store = makeStore();
  return { user: setUpUser(), store, ...render(<App store={store} />) };
}

/** Takes the list away that is shown, for daily work if nothing else is chosen. */
export async function exportsCsv(user: UserEvent, purpose?: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export CSV' }));
  if (purpose) await user.selectOptions(dialog.getByLabelText('What for?'), purpose);
  await user.click(dialog.getByRole('button', { name: 'Export' }));
}

export const toast = (): HTMLElement => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('status');

export const findToast = (text: string): Promise<void> => waitFor(() => expect(toast()).toHaveTextContent(text));
