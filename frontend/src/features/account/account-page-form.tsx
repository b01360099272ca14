import { KEYS, read } from '../../shared/storage.ts';
import { AccountForms, titleOf } from './account-panel.tsx';
import { CheckYourEmail } from './check-your-email.tsx';
import { useAccount } from './use-account.ts';

export function AccountPageForm() {
  const account = useAccount(read(KEYS.userEmail) ? 'login' : 'signup');
  return (
    <>
      <h1>{titleOf(account)}</h1>
      {account.sent ? (
        <CheckYourEmail sent={account.sent} account={account} onClose={() => window.location.assign('/')} />
      ) : (
        <AccountForms account={account} level="h2" />
      )}
    </>
  );
}
