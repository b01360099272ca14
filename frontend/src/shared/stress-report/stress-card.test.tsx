import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { StressReport } from '@willow/contracts/will/simulation';
import { getStressReport } from '@willow/contracts/will/explanations.contract';
import { soundStress, stress } from '../../testing/explanations.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import { LoadGuard } from '../load-guard.tsx';
import { StressNote } from './stress-note.tsx';

const ROUTES = [{ path: '/', Component: StressNote }];
const show = (report: StressReport) => renderApp(ROUTES, '/', new FakeServer().on(getStressReport, report));
const card = async () => (await screen.findByRole('heading', { level: 2 })).closest('section')!;

describe('the card about what could go wrong', () => {
  it('says how much was tried and which case is the likeliest, and leads to the rest', async () => {
    show(stress);
    expect(await card()).toHaveTextContent('We tried 18 combinations of deaths.');
    expect(await card()).toHaveTextContent('The most likely case: If John Henry Roe, Ann Roe and Ben Roe have died before you');
    expect(screen.getByRole('link', { name: 'See who gets what' })).toHaveAttribute('href', '/your-will/who-gets-what');
    expect(await card()).not.toHaveAttribute('data-worry');
  });

  it('worries only where one death, or none, is enough', async () => {
    show({ ...stress, cases: stress.cases.map((each) => ({ ...each, dead: ['partner'] })) });
    expect(await card()).toHaveAttribute('data-worry');
  });

  it('reassures where nothing goes wrong', async () => {
    show(soundStress);
    expect(await screen.findByRole('heading', { name: 'We looked for gaps and found none' })).toBeVisible();
    expect(screen.queryByText(/The most likely case/)).toBeNull();
  });

  it.each([409, 500])('is not there when there is nothing to say (%i)', async (status) => {
    const server = new FakeServer().fail(getStressReport, status, 'No');
    const { container } = renderApp(ROUTES, '/', server);
    await waitFor(() => expect(server.calls(getStressReport)).toHaveLength(1));
    expect(container.querySelector('section[aria-labelledby=stress-card-title]')).toBeNull();
  });

  it('takes nothing else with it when it cannot be drawn', () => {
    // React reports what a boundary has caught.
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('no such file');
    };
    const Page = () => (
      <>
        <h1>Checkout</h1>
        <LoadGuard>
          <Broken />
        </LoadGuard>
        <LoadGuard otherwise={<p>Download it all the same</p>}>
          <Broken />
        </LoadGuard>
      </>
    );
    renderApp([{ path: '/', Component: Page }], '/', new FakeServer());
    expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    expect(screen.getByText('Download it all the same')).toBeVisible();
    report.mockRestore();
  });
});
