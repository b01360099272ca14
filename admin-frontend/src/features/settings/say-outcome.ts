import { errorMessage, UNSETTLED } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';

/** Whether it was done. */
export async function sayOutcome(work: PromiseLike<{ readonly error?: unknown }>, done: string): Promise<boolean> {
  const { error } = await work;
  if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, UNSETTLED) });
  else showToast({ tone: 'success', title: done });
  return !error;
}
