import type { BodyOf } from '@willow/contracts/endpoint';
import { MESSAGES } from '@willow/contracts/messages';
import type { adminLogin } from '@willow/contracts/operator/session.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useLoginMutation } from '../../shared/session/session.api.ts';
import { showToast } from '../../shared/toast/toasts.ts';

export type Credentials = Pick<BodyOf<typeof adminLogin>, 'email' | 'password'>;

export type Outcome = { readonly kind: 'in' } | { readonly kind: 'code' } | { readonly kind: 'refused'; readonly sentence: string };

export function useLogin() {
  const [login, { isLoading: busy }] = useLoginMutation();
  const attempt = async (credentials: Credentials, code?: string): Promise<Outcome> => {
    const { data, error } = await login({ ...credentials, ...(code !== undefined && { code }) });
    if (data) {
      if (!data.enrolment) showToast({ tone: 'success', title: 'Login successful' });
      return { kind: 'in' };
    }
    if (code === undefined && 'problems' in error && error.problems?.some(({ path }) => path[0] === 'code')) return { kind: 'code' };
    const sentence = errorMessage(error, MESSAGES.credentials);
    showToast({ tone: 'error', title: 'Login failed', description: sentence });
    return { kind: 'refused', sentence };
  };
  return { attempt, busy };
}
