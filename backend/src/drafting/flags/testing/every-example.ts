import { TESTATOR_ROWS } from '../rules/r01-r05-testator.examples.ts';
import { FAMILY_ROWS } from '../rules/r06-r16-family.examples.ts';
import { EXECUTOR_ROWS } from '../rules/r17-r23-executors.examples.ts';
import { HOME_AND_TAX_ROWS } from '../rules/r24-r26-home-and-tax.examples.ts';
import { GIFT_ROWS } from '../rules/r27-r36-gifts.examples.ts';
import { RECIPIENT_ROWS } from '../rules/r37-r39-recipients.examples.ts';
import { SHARE_ROWS } from '../rules/r40-r48-shares.examples.ts';
import { CHOICE_ROWS } from '../rules/r53-r57-choices.examples.ts';
import { LAST_CHECK_ROWS } from '../rules/r49-r52-last-checks.examples.ts';

/** The examples of every rule, in the order of the rules. */
export const EVERY_EXAMPLE = [
  ...TESTATOR_ROWS,
  ...FAMILY_ROWS,
  ...EXECUTOR_ROWS,
  ...HOME_AND_TAX_ROWS,
  ...GIFT_ROWS,
  ...RECIPIENT_ROWS,
  ...SHARE_ROWS,
  ...LAST_CHECK_ROWS,
  ...CHOICE_ROWS,
];
