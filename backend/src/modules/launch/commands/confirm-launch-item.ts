import { createHash } from 'node:crypto';
import type { LaunchItem } from '@willow/contracts';
import { Refused } from '../../../event-sourcing/core/refusal.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Streams } from '../../../event-sourcing/streams.ts';
import { launch } from '../domain/launch.ts';
import { LAUNCH_STREAM } from '../launch.streams.ts';

/** What is confirmed is the words: an item that is worded anew is open again. */
export const textHashOf = ({ text }: Pick<LaunchItem, 'text'>): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Records that somebody confirmed an item. For the command line. */
export async function confirmLaunchItem(
  streams: Streams,
  item: LaunchItem,
  { by, note }: { readonly by: string; readonly note: string | null },
  context: Context,
): Promise<void> {
  await streams.handle(launch, LAUNCH_STREAM, { type: 'ConfirmLaunchItem', item: item.id, textHash: textHashOf(item), by, note }, context);
}

/** Takes a confirmation back. Answers whether there was one. For the command line. */
export async function reopenLaunchItem(streams: Streams, id: string, context: Context): Promise<boolean> {
  return !((await streams.handle(launch, LAUNCH_STREAM, { type: 'ReopenLaunchItem', item: id }, context)) instanceof Refused);
}
