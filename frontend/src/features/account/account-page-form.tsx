import { KEYS, read } from '../../shared/storage.ts';
import { AccountForms, CheckYourEmail, titleOf } from './account-panel.tsx';
import { useAccount } from './use-account.ts';

export function AccountPageForm() {
  const account = useAccount(read(KEYS.userEmail) ? 'login' : 'signup');
  return (
    <>
      <h1>{titleOf(account)}</h1>
      {account.sent ? (
        <CheckYourEmail sent={account.sent} onClose={() => window.location.assign('/')} />
      ) : (
        <AccountForms account={account} />
      )}
    </>
  );
}
