import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { UNCERTAIN } from '../../shared/uncertain.ts';

/** Whether it was done. */
export async function sayOutcome(work: PromiseLike<{ readonly error?: unknown }>, done: string): Promise<boolean> {
  const { error } = await work;
  if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, UNCERTAIN) });
  else showToast({ tone: 'success', title: done });
  return !error;
}
