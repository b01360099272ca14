import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import { EVERY_ANSWER, EVERY_PLACE, type Place, withAnother } from '@willow/contracts/will/answers.examples';
import { stepById, stepOf, WIZARD } from '@willow/contracts/will/wizard';
import { summaryOf } from '../../shared/will-summary/summary.ts';
import { jane } from '../../testing/examples.ts';
import { checked, fieldId } from './draft.ts';
import { type ScreenId, SCREENS } from './steps/index.ts';

const TODAY = '2026-11-21';
const hasScreen = (step: StepId | undefined): step is ScreenId => step !== undefined && step in SCREENS;

function idsOn(step: ScreenId, answers: WillAnswers): readonly string[] {
  const Screen = SCREENS[step];
  const props = { draft: answers, answers, change: () => undefined, error: () => undefined, me: jane, today: TODAY };
  return [...render(<Screen {...props} />).container.querySelectorAll('[id]')].map(({ id }) => id);
}

const asked = EVERY_PLACE.filter(({ path, leaf }) => hasScreen(stepOf(path[0])) && !leaf.of).map((place): [string, Place] => [
  place.path.join('.'),
  place,
]);

describe('every field of the wizard', () => {
  it.each(asked)('has an input on its screen: %s', (_name, { path }) => {
    const step = stepOf(path[0]);
    expect(hasScreen(step) && EVERY_ANSWER.flatMap((answers) => idsOn(step, answers))).toContain(fieldId(path));
  });

  it.each(asked)('is in the summary: %s', (_name, place) => {
    const differ = (answers: WillAnswers) =>
      JSON.stringify(summaryOf(withAnother(answers, place), jane)) !== JSON.stringify(summaryOf(answers, jane));
    expect(EVERY_ANSWER.some(differ)).toBe(true);
  });

  it.each(WIZARD.map(({ id }) => id))('is saved as it was entered: %s', (id) => {
    for (const answers of EVERY_ANSWER) expect(checked(stepById(id), answers, answers, TODAY)).toEqual({ problems: [], answers });
  });
});
