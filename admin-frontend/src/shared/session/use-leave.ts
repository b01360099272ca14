import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../toast/toasts.ts';
import { useLogoutMutation } from './session.api.ts';

export function useLeave() {
  const [logout, { isLoading: leaving }] = useLogoutMutation();
  const leave = async () => {
    const { error } = await logout();
    if (error)
      return showToast({
        tone: 'error',
        title: 'Failed to logout',
        description: errorMessage(error, 'You are still signed in. Try again.'),
      });
    showToast({ tone: 'success', title: 'Logged out' });
  };
  return { leave: () => void leave(), leaving };
}
