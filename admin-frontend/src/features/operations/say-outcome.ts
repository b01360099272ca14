import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';

export async function sayOutcome(work: PromiseLike<{ readonly error?: unknown }>, done: string): Promise<void> {
  const { error } = await work;
  if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Nothing was done.') });
  else showToast({ tone: 'success', title: done });
}
