import { EXIT_CODE, EXIT_CODE_PERCENT } from '@willow/contracts';
import type { Context } from '../../event-sourcing/context.ts';
import type { Discounts } from './discounts.repository.ts';

/** The code of the exit popup. A code that exists stays as an operator left it. */
export async function seedCodes(discounts: Discounts, context: Context): Promise<void> {
  await discounts.handle(EXIT_CODE, { type: 'CreateCode', code: EXIT_CODE, percent: EXIT_CODE_PERCENT, active: true }, context);
}
