import type { BodyOf } from '@willow/contracts/endpoint';
import { MESSAGES } from '@willow/contracts/messages';
import type { adminLogin } from '@willow/contracts/operator/session.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useLoginMutation } from '../../shared/session/session.api.ts';
import { showToast } from '../../shared/toast/toasts.ts';

export type Credentials = Pick<BodyOf<typeof adminLogin>, 'email' | 'password'>;

/** What may be shown beside the password. `lead` says so. */
export type Factors = { readonly code: boolean; readonly passkey: boolean; readonly lead: string };

export type Outcome =
  | { readonly kind: 'in' }
  | { readonly kind: 'factor'; readonly factors: Factors }
  | { readonly kind: 'refused'; readonly sentence: string };

export function useLogin() {
  const [login, { isLoading: busy }] = useLoginMutation();
  const attempt = async (credentials: Credentials, code?: string): Promise<Outcome> => {
    const { data, error } = await login({ ...credentials, ...(code !== undefined && { code }) });
    if (data) {
      if (!data.enrolment) showToast({ tone: 'success', title: 'Login successful' });
      return { kind: 'in' };
    }
    const factors = code === undefined && 'problems' in error ? factorsIn(error.problems ?? []) : null;
    if (factors) return { kind: 'factor', factors };
    const sentence = errorMessage(error, MESSAGES.credentials);
    showToast({ tone: 'error', title: 'Login failed', description: sentence });
    return { kind: 'refused', sentence };
  };
  return { attempt, busy };
}

function factorsIn(problems: readonly { readonly path: readonly unknown[]; readonly message: string }[]): Factors | null {
  const asks = (factor: 'code' | 'passkey') => problems.some(({ path }) => path[0] === factor);
  const factors = { code: asks('code'), passkey: asks('passkey') };
  return factors.code || factors.passkey ? { ...factors, lead: problems[0]?.message ?? MESSAGES.codeNeeded } : null;
}
