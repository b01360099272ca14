import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import { EVERY_ANSWER, EVERY_PLACE, type Place, withAnother } from '@willow/contracts/will/answers.examples';
import { stepById, stepOf, WIZARD } from '@willow/contracts/will/wizard';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { summaryOf } from '../../shared/will-summary/summary.ts';
import { jane } from '../../testing/examples.ts';
import { checked } from './checks.ts';
import { fieldId } from './draft.ts';
import type { ScreenId } from './steps/screen.ts';
import { StepScreen } from './steps/step-screen.tsx';

const TODAY = '2026-11-21';
const hasScreen = (step: StepId | undefined): step is ScreenId => step !== undefined && step !== 'review';

const InWizard = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter>
    <Suspense>{children}</Suspense>
  </MemoryRouter>
);

async function idsOn(step: ScreenId, answers: WillAnswers): Promise<readonly string[]> {
  const props = { draft: answers, answers, change: () => undefined, error: () => undefined, me: jane, today: TODAY };
  const { container } = await act(async () => render(<StepScreen id={step} {...props} />, { wrapper: InWizard }));
  return [...container.querySelectorAll('[id]')].map(({ id }) => id);
}

/** A screen is drawn once for all the fields that it asks for. */
const drawn = new Map<StepId, ReadonlySet<string>>();
async function allIdsOn(step: ScreenId): Promise<ReadonlySet<string>> {
  const known = drawn.get(step);
  if (known) return known;
  const ids = new Set<string>();
  for (const answers of EVERY_ANSWER) (await idsOn(step, answers)).forEach((id) => ids.add(id));
  drawn.set(step, ids);
  return ids;
}

afterEach(() => void jest.restoreAllMocks());

const asked = EVERY_PLACE.filter(({ path, leaf }) => hasScreen(stepOf(path[0])) && !leaf.of).map((place): [string, Place] => [
  place.path.join('.'),
  place,
]);

describe('every field of the wizard', () => {
  it.each(asked)('has an input on its screen: %s', async (_name, { path }) => {
    const step = stepOf(path[0]);
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    expect(hasScreen(step) ? await allIdsOn(step) : new Set()).toContain(fieldId(path));
    expect(complain).not.toHaveBeenCalled();
  });

  it.each(asked)('is in the summary: %s', (_name, place) => {
    const differ = (answers: WillAnswers) =>
      JSON.stringify(summaryOf(withAnother(answers, place), jane)) !== JSON.stringify(summaryOf(answers, jane));
    expect(EVERY_ANSWER.some(differ)).toBe(true);
  });

  it.each(WIZARD.map(({ id }) => id))('is saved as it was entered: %s', (id) => {
    for (const answers of EVERY_ANSWER)
      expect(checked(stepById(id), answers, answers, TODAY)).toEqual({ errors: [], dropped: [], answers });
  });
});
