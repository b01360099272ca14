import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CodeForm as CodeFormType } from '../../shared/login-code/code-form.tsx';
import { Button } from '../../ui/button.tsx';
import { patientNetwork, send } from '../../web/api/send.ts';
import styles from './wizard.module.css';

type CodeFormProps = ComponentProps<typeof CodeFormType>;
type Props = { readonly email: string; readonly onLoggedIn: () => void };

/** A new login without leaving the page: the code of the mail is typed here, so that nothing on the page is lost. */
export function LogInAgain({ email, onLoggedIn }: Props) {
  const [failed, setFailed] = useState(false);
  const [CodeForm, setCodeForm] = useState<ComponentType<CodeFormProps>>();
  const ask = async () => {
    try {
      // A session rarely ends while somebody types.
      const [{ login }, form] = await Promise.all([
        import('@willow/contracts/account/account.contract'),
        import('../../shared/login-code/code-form.tsx'),
      ]);
      const { error } = await send({ endpoint: login, body: { email } }, patientNetwork);
      setFailed(error !== undefined);
      if (!error) setCodeForm(() => form.CodeForm);
    } catch {
      setFailed(true);
    }
  };
  if (CodeForm)
    return (
      <Sent email={email}>
        <CodeForm email={email} action="Log in and save" onDone={onLoggedIn} />
      </Sent>
    );
  return (
    <>
      <Button look="secondary" size="small" onClick={() => void ask()}>
        Email me a login link
      </Button>
      {failed && <p>The link could not be sent. Please try again in a moment.</p>}
    </>
  );
}

function Sent({ email, children }: { readonly email: string; readonly children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1} className={styles.logInAgain}>
      <p>
        We have sent a login link to {email}. Type the code that stands under it, or open the link in this browser, then come back to this
        page and try again.
      </p>
      {children}
    </div>
  );
}
