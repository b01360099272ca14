import { errorMessage } from '../api/failure.ts';
import { useToast } from '../toast/toast-context.ts';
import { useLogoutMutation } from './session.api.ts';

/** Ends the session and says how that went. */
export function useLeave() {
  const toast = useToast();
  const [logout, { isLoading: leaving }] = useLogoutMutation();
  const leave = async () => {
    const { error } = await logout();
    if (error)
      return toast({ tone: 'error', title: 'Failed to logout', description: errorMessage(error, 'You are still signed in. Try again.') });
    toast({ tone: 'success', title: 'Logged out' });
  };
  return { leave: () => void leave(), leaving };
}
