import type { StepId } from '@willow/contracts/will/answers';
import { stepNumber } from '@willow/contracts/will/questions';

export const wizardPath = (step: StepId): string => `/wizard/${stepNumber(step)}`;
