import type { StepId } from '@willow/contracts/will/answers';
import { stepNumber } from '@willow/contracts/will/wizard';

export const wizardPath = (step: StepId): string => `/wizard/${stepNumber(step)}`;
