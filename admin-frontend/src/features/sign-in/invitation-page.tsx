import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useAcceptInvitationMutation, useReadInvitationMutation } from './invitation.api.ts';
import { LinkProblem } from './link-problem.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useLink } from './use-link.ts';

type InvitationPageProps = { readonly token: string; readonly onDone: () => void };

/** Where the link leads by which somebody joins the team. */
export function InvitationPage({ token, onDone }: InvitationPageProps) {
  const [read] = useReadInvitationMutation();
  const [accept] = useAcceptInvitationMutation();
  const { found, problem, ask } = useLink(() => read({ token }), MESSAGES.teamLinkInvalid);
  const save = async (password: string) => {
    const { error } = await accept({ token, password });
    if (error) return errorMessage(error, 'Your password was not set. Try again.');
    onDone();
    return null;
  };
  if (problem) return <LinkProblem problem={problem} onAgain={ask} onDone={onDone} />;
  if (!found) return <Waiting>Checking your link…</Waiting>;
  return (
    <SignInFrame title="Choose a password" lead={`Welcome to the team, ${found.name}. You sign in with ${found.email}.`}>
      <NewPasswordForm email={found.email} note="Next, you’ll set up two-factor authentication." onSave={save} />
    </SignInFrame>
  );
}
