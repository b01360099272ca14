import { EXIT_CODE, EXIT_CODE_PERCENT } from '@willow/contracts';
import type { Context } from '../../event-sourcing/context.ts';
import type { Streams } from '../../event-sourcing/streams.ts';
import { discount, discountStream } from './domain/discount.ts';

/** Makes the code that the exit popup promises, unless it was made before: what an operator changed later stays. */
export async function seedCodes(streams: Streams, context: Context): Promise<void> {
  await streams.handle(
    discount,
    discountStream(EXIT_CODE),
    { type: 'CreateCode', code: EXIT_CODE, percent: EXIT_CODE_PERCENT, active: true },
    context,
  );
}
