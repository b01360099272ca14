import { BRAND, MESSAGES } from '@willow/contracts';
import { RefusedError } from '../../event-sourcing/core/refusal.ts';
import { openThreadPool } from '../../platform/process/thread-pool.ts';
import type { OperatorRefusal } from './domain/operator.commands.ts';
import type { Tried } from './guessable-thread.ts';

/** A password is set once in a while: the thread ends soon after. */
const pool = openThreadPool<Tried, boolean>('./guessable-thread', import.meta.url, { most: 1, idleMs: 5_000 });

/** Whether it is a known password, or made of what everybody tries first, its owner's name and address among it. */
export const isGuessable = (password: string, { email, name }: { readonly email: string; readonly name: string }): Promise<boolean> =>
  pool.run({ password, about: [BRAND.name, email, ...email.split(/[@.]/), name, ...name.split(' ')] });

/** Throws PasswordGuessable, at the field of the new password. */
export async function refuseGuessable(password: string, who: { readonly email: string; readonly name: string } | null): Promise<void> {
  if (who && (await isGuessable(password, who)))
    throw new RefusedError<OperatorRefusal>('PasswordGuessable', { issues: [{ path: ['password'], message: MESSAGES.passwordGuessable }] });
}
