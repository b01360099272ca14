import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { loadChecks } from './load-checks.ts';
import { noWill } from '../../testing/examples.ts';

const load = jest.fn<typeof loadChecks>();
jest.unstable_mockModule('./load-checks.ts', () => ({ loadChecks: load }));
const { openWizard, choose } = await import('../../testing/wizard.tsx');
const checks = await import('./checks.ts');

it('the first question waits for no checks, says when they cannot be loaded, and goes on once they are', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { user, next, saved } = await openWizard('/wizard/1', noWill);
  await user.click(choose('Yes'));
  await next();
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
  expect(choose('Yes')).toBeChecked();
  expect(saved()).toEqual([]);
  load.mockResolvedValue(checks);
  await next();
  await screen.findByRole('heading', { name: 'Are you married or in a civil partnership?' });
  expect(saved()).toEqual([{ step: 2, answers: { willForYou: 'yes' } }]);
});
