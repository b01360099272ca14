import { EXIT_CODE, EXIT_CODE_PERCENT } from '@willow/contracts';
import type { Context } from '../../event-sourcing/context.ts';
import type { Discounts } from './discounts.repository.ts';

/** Makes the code that the exit popup promises, unless it was made before: what an operator changed later stays. */
export async function seedCodes(discounts: Discounts, context: Context): Promise<void> {
  await discounts.handle(EXIT_CODE, { type: 'CreateCode', code: EXIT_CODE, percent: EXIT_CODE_PERCENT, active: true }, context);
}
