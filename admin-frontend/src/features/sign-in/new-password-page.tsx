import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { LinkProblem } from './link-problem.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useReadPasswordResetMutation, useResetPasswordMutation } from './password-reset.api.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useLink } from './use-link.ts';

type NewPasswordPageProps = { readonly token: string; readonly onDone: () => void };

/** Where the link leads that somebody was sent who forgot the password. */
export function NewPasswordPage({ token, onDone }: NewPasswordPageProps) {
  const [read] = useReadPasswordResetMutation();
  const [reset] = useResetPasswordMutation();
  const { found, problem, ask } = useLink(() => read({ token }), MESSAGES.resetLinkInvalid);
  const save = async (password: string) => {
    const { error } = await reset({ token, password });
    if (error) return errorMessage(error, 'Your password stays as it was. Try again.');
    showToast({ tone: 'success', title: 'Password set', description: 'Sign in with it.' });
    onDone();
    return null;
  };
  if (problem) return <LinkProblem problem={problem} onAgain={ask} onDone={onDone} />;
  if (!found) return <Waiting>Checking your link…</Waiting>;
  return (
    <SignInFrame title="Choose a new password" lead={`For ${found.email}.`}>
      <NewPasswordForm email={found.email} note="You will be signed out everywhere, then sign in with it." onSave={save} />
    </SignInFrame>
  );
}
