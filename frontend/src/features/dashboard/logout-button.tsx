import { useLogoutMutation } from '../../shared/api/account.api.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { useBrowser } from '../../shared/browser.ts';
import { forgetAccount } from '../../shared/forget-account.ts';
import { Button } from '../../ui/button.tsx';
import { flashToast } from '../../ui/toast/flash.ts';

export function LogoutButton() {
  const [logout, { isLoading }] = useLogoutMutation();
  const { leave } = useBrowser();
  const go = async () => {
    const { error } = await logout();
    if (error) flashToast({ title: 'Error', description: sentence(error, 'Failed to logout'), tone: 'error' });
    forgetAccount();
    // What the app knows goes with this document; clearing it before would only make the screen ask again who is signed in.
    leave('/');
  };
  return (
    <Button look="secondary" size="small" busy={isLoading} onClick={() => void go()}>
      Logout
    </Button>
  );
}
