import { screen, within } from '@testing-library/react';
import { getMe, type User } from '@willow/contracts/account/account.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { getWill, saveWill, submitWill, type WillRecord } from '@willow/contracts/will/will.contract';
import { WIZARD } from '@willow/contracts/will/wizard';
import Wizard from '../features/wizard/wizard.tsx';
import { FakeServer } from '../web/testing/fake-server.ts';
import { jane, NOW, willAt } from './examples.ts';
import { renderApp } from './render-app.tsx';

export const WIZARD_ROUTES = [
  { path: '/wizard/*', element: <Wizard /> },
  { path: '/dashboard', Component: () => <h1>Dashboard</h1> },
];

export type SaveBody = BodyOf<typeof saveWill>;

export function serverWith(will: WillRecord, user: User = jane): FakeServer {
  return new FakeServer()
    .on(getMe, { user })
    .on(getWill, { willAnswers: will })
    .on(saveWill, ({ step, answers }: SaveBody) => ({
      willAnswers: { ...will, status: 'in_progress' as const, currentStep: step, jsonAnswers: answers, updatedAt: NOW.toISOString() },
    }))
    .on(submitWill, { success: true, willAnswers: { ...will, status: 'submitted' } });
}

export async function openWizard(at: string, will: WillRecord, user: User = jane) {
  const server = serverWith(will, user);
  const app = renderApp(WIZARD_ROUTES, at, server);
  await screen.findByRole('heading', { level: 1 });
  const saved = () => server.calls(saveWill).map(({ body }) => body as SaveBody);
  const next = () => app.user.click(screen.getByRole('button', { name: 'Continue' }));
  const problems = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  return { ...app, server, saved, next, problems };
}

/** The answers of the example family to the steps before this one. */
export const answersBefore = (step: number): WillAnswers => {
  const keys = WIZARD.slice(0, step - 1).flatMap((one) => one.keys);
  return Object.fromEntries(keys.flatMap((key) => (familyAnswers[key] === undefined ? [] : [[key, familyAnswers[key]]])));
};

export const openStep = (step: number, answers: WillAnswers = {}) =>
  openWizard(`/wizard/${step}`, willAt(step, { ...answersBefore(step), ...answers }));
export const choose = (name: string | RegExp) => screen.getByRole('radio', { name });
export const field = (name: string | RegExp, index = 0) => screen.getAllByLabelText(name)[index]!;
