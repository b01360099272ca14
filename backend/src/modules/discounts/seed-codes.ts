import { EXIT_CODE, EXIT_CODE_PERCENT } from '@willow/contracts';
import type { Context } from '../../event-sourcing/context.ts';
import { isRefusedFor } from '../../event-sourcing/core/refusal.ts';
import type { Discounts } from './discounts.repository.ts';

/** The code of the exit popup. A code that exists stays as an operator left it. */
export async function seedCodes(discounts: Discounts, context: Context): Promise<void> {
  const command = { type: 'CreateCode', code: EXIT_CODE, percent: EXIT_CODE_PERCENT, active: true, maxUses: null } as const;
  try {
    await discounts.handle(EXIT_CODE, command, context);
  } catch (error) {
    if (!isRefusedFor(error, 'CodeExists')) throw error;
  }
}
