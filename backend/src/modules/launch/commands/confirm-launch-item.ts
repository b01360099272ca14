import { createHash } from 'node:crypto';
import type { LaunchItem } from '@willow/contracts';
import { isRefusedFor } from '../../../event-sourcing/core/refusal.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { CHECKLIST, type Launches } from '../launch.repositories.ts';

/** What is confirmed is the words: an item that is worded anew is open again. */
export const textHashOf = ({ text }: Pick<LaunchItem, 'text'>): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Records that somebody confirmed an item. For the command line. */
export async function confirmLaunchItem(
  launches: Launches,
  item: LaunchItem,
  { by, note }: { readonly by: string; readonly note: string | null },
  context: Context,
): Promise<void> {
  await launches.handle(CHECKLIST, { type: 'ConfirmLaunchItem', item: item.id, textHash: textHashOf(item), by, note }, context);
}

/** Takes a confirmation back. Answers whether there was one. For the command line. */
export async function reopenLaunchItem(launches: Launches, id: string, context: Context): Promise<boolean> {
  try {
    await launches.handle(CHECKLIST, { type: 'ReopenLaunchItem', item: id }, context);
    return true;
  } catch (error) {
    if (isRefusedFor(error, 'NotConfirmed')) return false;
    throw error;
  }
}
