import type { Context } from '../../event-sourcing/context.ts';
import { type Wordings, CHECKLIST, type Launches } from './launch.repositories.ts';
import type { Approval } from './domain/wording.ts';
import { createHash } from 'node:crypto';
import type { LaunchItem } from '@willow/contracts';
import { isRefusedFor } from '../../event-sourcing/core/refusal.ts';

export async function approveWording(wordings: Wordings, version: string, approval: Approval, context: Context): Promise<boolean> {
  const { facts } = await wordings.handle(version, { type: 'ApproveWording', version, ...approval }, context);
  return facts.length > 0;
}

export const textHashOf = ({ text }: Pick<LaunchItem, 'text'>): string => createHash('sha256').update(text, 'utf8').digest('hex');

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
