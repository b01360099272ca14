import type { WillAnswers } from '../answers.ts';
import { isFilled, missing, type Problem } from '../step.ts';

/** Whoever gives the home by itself says who pays a mortgage, and what happens if it was sold: families answer both differently. */
export const homeContradictions = ({ homeTakers = [], homeMortgage, homeIfSold }: WillAnswers): readonly Problem[] =>
  homeTakers.some(({ fullName, relationship }) => isFilled(fullName) && isFilled(relationship))
    ? [
        ...missing(homeMortgage, ['homeMortgage'], 'Choose who pays a mortgage on your home'),
        ...missing(homeIfSold, ['homeIfSold'], 'Choose what happens if you have sold your home'),
      ]
    : [];
