import type { ExampleWill } from './example-will.ts';
import { AFTER_A_DEATH, DISABLED_CHILD, NEW_BABY, SEPARATED, STEPFAMILY, UNMARRIED } from './families.ts';
import { SAMPLE } from './sample-will.ts';
import { ABROAD, CHARITY, FIRST_HOME, NO_CHILDREN, OVER_60, PETS } from './single-people.ts';

/** The wills that public pages show, by the page. The drafting library drafts them; what it says is kept in `drafted.ts`. */
export const EXAMPLE_WILLS = {
  'sample-will': SAMPLE,
  'unmarried-couple-buying-a-home': UNMARRIED,
  'will-after-having-a-baby': NEW_BABY,
  'will-for-a-stepfamily': STEPFAMILY,
  'will-when-separated': SEPARATED,
  'will-over-60': OVER_60,
  'will-for-a-first-home': FIRST_HOME,
  'pets-in-a-will': PETS,
  'leaving-money-to-charity': CHARITY,
  'will-while-working-abroad': ABROAD,
  'will-single-no-children': NO_CHILDREN,
  'will-carer-of-a-disabled-child': DISABLED_CHILD,
  'will-after-a-death': AFTER_A_DEATH,
} as const satisfies Readonly<Record<string, ExampleWill>>;

export type ExampleId = keyof typeof EXAMPLE_WILLS;
