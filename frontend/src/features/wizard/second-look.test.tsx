import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { getSecondLook } from '@willow/contracts/will/explanations.contract';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import SecondLook from './second-look.tsx';

const ROUTES = [{ path: '/', Component: SecondLook }];

describe('a second look at the answers', () => {
  it('asks each question beside the way to its step, or to the customer’s own details', async () => {
    const questions = [
      { id: 'R07', question: 'Is it your wish that one of your children receives nothing by this will?', step: 6 },
      { id: 'R01', question: 'What is your date of birth?', step: null },
    ];
    renderApp(ROUTES, '/', new FakeServer().on(getSecondLook, { questions }));
    expect(await screen.findByRole('region', { name: 'Worth a second look' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Change the answer to: Is it your wish/ })).toHaveAttribute('href', '/wizard/6?return=check');
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
