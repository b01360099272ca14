import { useDispatch } from 'react-redux';
import { useLogoutMutation } from '../../shared/api/account.api.ts';
import { api } from '../../shared/api/api.ts';
import { sentence } from '../../shared/api/api-error.ts';
import { useBrowser } from '../../shared/browser.ts';
import { forget, KEYS } from '../../shared/storage.ts';
import { Button } from '../../ui/button.tsx';
import { flashToast } from '../../ui/toast/flash.ts';

/** Ends the session and forgets here whose it was. The customer is taken home even if the server could not be told. */
export function LogoutButton() {
  const [logout, { isLoading }] = useLogoutMutation();
  const dispatch = useDispatch();
  const { leave } = useBrowser();
  const go = async () => {
    const { error } = await logout();
    if (error) flashToast({ title: 'Error', description: sentence(error, 'Failed to logout'), tone: 'error' });
    for (const key of [KEYS.userEmail, KEYS.capturedEmail, KEYS.discountCode]) forget(key);
    forget(KEYS.referralId, 'session');
    dispatch(api.util.resetApiState());
    leave('/');
  };
  return (
    <Button look="secondary" size="small" busy={isLoading} onClick={() => void go()}>
      Logout
    </Button>
  );
}
