import { Dialog } from '../../ui/dialog.tsx';
import { AccountForms, titleOf } from './account-panel.tsx';
import { CheckYourEmail } from './check-your-email.tsx';
import { type AccountMode, useAccount } from './use-account.ts';

type Props = { readonly initial: AccountMode; readonly onClose: () => void };

export function AccountDialog({ initial, onClose }: Props) {
  const account = useAccount(initial);
  return (
    <Dialog title={titleOf(account)} closable={!account.pending} onClose={onClose}>
      {account.sent ? <CheckYourEmail sent={account.sent} account={account} onClose={onClose} /> : <AccountForms account={account} />}
    </Dialog>
  );
}
