import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { getSecondLook } from '@willow/contracts/will/explanations.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { willAt } from '../../testing/examples.ts';
import { openWizard } from '../../testing/wizard.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import SecondLook from './second-look.tsx';

const CHARITY: WillAnswers = {
  beneficiaryType: 'custom',
  customBeneficiaries: [
    { fullName: 'Elm Trust', address: '2 High Street, Ludlow', charity: true, percentage: 50 },
    { fullName: 'Ann Roe', address: '1 High Street, Ludlow', relationship: 'niece', percentage: 50 },
  ],
};
const ROUTES = [{ path: '/', Component: SecondLook }];

const FOLDED: readonly (readonly [string, number, string, RegExp, WillAnswers])[] = [
  ['how the home is owned', 4, 'property-ownership', /I own it alone/, {}],
  ['the charity number', 6, 'customBeneficiaries-0-charityNumber', /Charity number/, CHARITY],
  ['who stands in', 6, 'customBeneficiaries-1-substituteName', /who should get their share/, CHARITY],
  ['whom somebody marries', 2, 'expectsToMarry', /Who do you expect to marry/, { isMarried: 'no' }],
];

describe('a second look at the answers', () => {
  it.each(FOLDED)('leads to the very field, which is open: %s', async (_what, step, id, name, answers) => {
    await openWizard(`/wizard/${step}?return=check&field=${id}`, willAt(10, { ...familyAnswers, ...answers }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  });

  it('leads to the step all the same where the field is not there', async () => {
    await openWizard('/wizard/4?return=check&field=nothing-here', willAt(10, familyAnswers));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus());
  });

  it('asks each question beside the way to its step, or to the customer’s own details', async () => {
    const questions = [
      {
        id: 'R07',
        question: 'Is it your wish that one of your children receives nothing by this will?',
        step: 6,
        field: 'beneficiaryType',
      },
      { id: 'R01', question: 'What is your date of birth?', step: null, field: null },
    ];
    renderApp(ROUTES, '/', new FakeServer().on(getSecondLook, { questions }));
    expect(await screen.findByRole('region', { name: 'Worth a second look' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Change the answer to: Is it your wish/ })).toHaveAttribute(
      'href',
      '/wizard/6?return=check&field=beneficiaryType',
    );
    expect(screen.getByRole('link', { name: /Change your details/ })).toHaveAttribute('href', '/dashboard');
  });

  it.each([
    ['there is nothing to ask', new FakeServer().on(getSecondLook, { questions: [] })],
    ['it cannot be read', new FakeServer().fail(getSecondLook, 500, 'No')],
  ])('is not there when %s', async (_why, server) => {
    renderApp(ROUTES, '/', server);
    await waitFor(() => expect(server.calls(getSecondLook)).toHaveLength(1));
    expect(screen.queryByText('Worth a second look')).toBeNull();
  });
});
