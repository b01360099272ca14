import type { Context } from '../../event-sourcing/context.ts';
import { type Wordings, CHECKLIST, type Launches } from './launch.repositories.ts';
import type { Approval } from './domain/wording.ts';
import { createHash } from 'node:crypto';
import { type LaunchItem, mustConfirmBeforeLaunch } from '@willow/contracts';
import { isRefusedFor } from '../../event-sourcing/core/refusal.ts';

export async function approveWording(wordings: Wordings, version: string, approval: Approval, context: Context): Promise<boolean> {
  const { facts } = await wordings.handle(version, { type: 'ApproveWording', version, ...approval }, context);
  return facts.length > 0;
}

const textHashOf = ({ text, words }: Pick<LaunchItem, 'text' | 'words'>): string =>
  createHash('sha256')
    .update(words ? text + JSON.stringify(words) : text, 'utf8')
    .digest('hex');

/** The items that are confirmed as they are worded now. */
export async function confirmedItems(launches: Launches): Promise<readonly string[]> {
  const { confirmed } = (await launches.load(CHECKLIST)).state;
  return mustConfirmBeforeLaunch.filter((item) => confirmed[item.id]?.textHash === textHashOf(item)).map(({ id }) => id);
}

export async function confirmLaunchItem(
  launches: Launches,
  item: LaunchItem,
  { by, note }: { readonly by: string; readonly note: string | null },
  context: Context,
): Promise<void> {
  await launches.handle(CHECKLIST, { type: 'ConfirmLaunchItem', item: item.id, textHash: textHashOf(item), by, note }, context);
}

export async function reopenLaunchItem(launches: Launches, id: string, context: Context): Promise<boolean> {
  try {
    await launches.handle(CHECKLIST, { type: 'ReopenLaunchItem', item: id }, context);
    return true;
  } catch (error) {
    if (isRefusedFor(error, 'NotConfirmed')) return false;
    throw error;
  }
}
