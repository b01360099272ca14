import type { Article } from './article.ts';
import { charity } from './events/leaving-money-to-charity.ts';
import { petsInAWill } from './events/pets-in-a-will.ts';
import { unmarriedBuying } from './events/unmarried-couple-buying-a-home.ts';
import { afterADeath } from './events/will-after-a-death.ts';
import { newBaby } from './events/will-after-having-a-baby.ts';
import { disabledChild } from './events/will-carer-of-a-disabled-child.ts';
import { firstHome } from './events/will-for-a-first-home.ts';
import { stepfamily } from './events/will-for-a-stepfamily.ts';
import { over60 } from './events/will-over-60.ts';
import { singleNoChildren } from './events/will-single-no-children.ts';
import { separated } from './events/will-when-separated.ts';
import { workingAbroad } from './events/will-while-working-abroad.ts';

/** What to do about a will when something happens in a life. */
export const EVENT_GUIDES: readonly Article[] = [
  unmarriedBuying,
  firstHome,
  newBaby,
  stepfamily,
  separated,
  disabledChild,
  singleNoChildren,
  over60,
  afterADeath,
  workingAbroad,
  petsInAWill,
  charity,
];
