import { MAX_CHILDREN } from '../../constants.ts';
import { isRealDate, type IsoDate, wrongYear } from '../../dates.ts';
import { MESSAGES } from '../../messages.ts';
import { Email } from '../../email.ts';
import { isPhoneNumber } from '../../primitives.ts';
import type { WillAnswers } from '../answers.ts';
import { guardianRecommended, guardianRequired, holds, liveChildren } from '../rules.ts';
import { ownGuardianProblems, secondGuardianProblems } from './guardian-choices.ts';
import { homeContradictions } from './home-choices.ts';
import { z } from '../../zod.ts';
import { isFilled, missing, problem, type Problem, type Check } from '../step.ts';

export const willForYou: Check = (answers) => {
  if (!answers.willForYou) return [problem(['willForYou'], 'Choose yes if this will is for you')];
  return answers.willForYou === 'no' ? [problem(['willForYou'], MESSAGES.forSomebodyElse)] : [];
};

export const partner: Check = (answers, today) => {
  if (!answers.isMarried) return [problem(['isMarried'], 'Choose yes if you are married or in a civil partnership')];
  if (!holds('hasPartner', answers)) return [];
  return [
    ...missing(answers.partner?.fullName, ['partner', 'fullName'], "Enter your partner's full name"),
    ...dateOfBirth(answers.partner?.dob, ['partner', 'dob'], "your partner's", today),
    ...contactProblems(answers.partner ?? {}),
  ];
};

export const children: Check = (answers, today) => {
  if (!answers.hasChildren) return [problem(['hasChildren'], 'Choose yes if you have children')];
  if (!holds('parent', answers)) return lateChildProblems(answers);
  return [
    ...childProblems(answers, today),
    ...lateChildProblems(answers),
    ...guardianProblems(answers, today),
    ...ownGuardianProblems(answers, today),
  ];
};

export const home: Check = (answers) => {
  if (!answers.isHomeowner) return [problem(['isHomeowner'], 'Choose yes if you own your home, or a share of it')];
  if (!holds('homeowner', answers)) return [];
  const value = answers.property?.marketValue;
  return [
    ...missing(answers.property?.address, ['property', 'address'], 'Enter the address of your home'),
    ...(value === undefined || value < 0 ? [problem(['property', 'marketValue'], 'Enter what your home is worth, in pounds')] : []),
    ...homeContradictions(answers),
  ];
};

function contactProblems({ email, mobile }: NonNullable<WillAnswers['partner']>): readonly Problem[] {
  return [
    ...(isFilled(email) && !z.safeParse(Email, email).success ? [problem(['partner', 'email'], MESSAGES.email)] : []),
    ...(isFilled(mobile) && !isPhoneNumber(mobile)
      ? [problem(['partner', 'mobile'], "Enter your partner's mobile number, like 07700 900 982")]
      : []),
  ];
}

function childProblems(answers: WillAnswers, today: IsoDate): Problem[] {
  const list = liveChildren(answers);
  if (list.length === 0) return [problem(['children'], 'Add at least one child')];
  if (list.length > MAX_CHILDREN) return [problem(['children'], `You can add up to ${MAX_CHILDREN} children`)];
  return list.flatMap((child, index) => [
    ...missing(child.fullName, ['children', index, 'fullName'], `Enter the full name of child ${index + 1}`),
    ...dateOfBirth(child.dob, ['children', index, 'dob'], `child ${index + 1}'s`, today),
  ]);
}

/** Blank rows are dropped. */
const lateChildProblems = ({ lateChildren = [] }: WillAnswers): Problem[] =>
  lateChildren.flatMap(({ fullName, leftChildren }, index) =>
    isFilled(fullName) || leftChildren
      ? [
          ...missing(fullName, ['lateChildren', index, 'fullName'], `Enter the full name of child ${index + 1} who has died`),
          ...missing(leftChildren, ['lateChildren', index, 'leftChildren'], 'Choose yes if they left children of their own'),
        ]
      : [],
  );

function guardianProblems(answers: WillAnswers, today: IsoDate): Problem[] {
  const { guardian } = answers;
  const started = isFilled(guardian?.fullName);
  const second = guardianRequired(answers, today) || guardianRecommended(answers, today) ? secondGuardianProblems(answers) : [];
  if (!guardianRequired(answers, today) && !(started && guardianRecommended(answers, today))) return [...second];
  return [
    ...missing(guardian?.fullName, ['guardian', 'fullName'], "Enter the guardian's full name"),
    ...missing(guardian?.address, ['guardian', 'address'], "Enter the guardian's address"),
    ...missing(guardian?.relationship, ['guardian', 'relationship'], "Enter the guardian's relationship to you"),
    ...second,
  ];
}

function dateOfBirth(dob: string | undefined, path: readonly (string | number)[], whose: string, today: IsoDate): readonly Problem[] {
  if (!dob?.trim()) return [problem(path, `Enter ${whose} date of birth`)];
  if (!isRealDate(dob)) return [problem(path, `Enter ${whose} date of birth as a real date, like 27 3 1985`)];
  const sentence = `${whose.charAt(0).toUpperCase()}${whose.slice(1)} date of birth`;
  const wrong = wrongYear(dob, today, 'them');
  if (wrong) return [problem(path, `${sentence}: c${wrong.slice(1)}`)];
  return dob > today ? [problem(path, `${sentence} cannot be in the future`)] : [];
}
