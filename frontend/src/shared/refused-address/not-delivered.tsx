import { EmailText } from '../../web/email-text.ts';
import { useRefused } from './use-refused.ts';

/** Beside a sentence that says to look for a mail. Nothing, unless the mail could not be delivered. */
export const NotDelivered = ({ email }: { readonly email: string }) =>
  useRefused(email) && (
    <p role="alert">
      Our email could not be delivered to <EmailText>{email}</EmailText>. Please look for a slip in the address and change it. What you
      typed is still here.
    </p>
  );
