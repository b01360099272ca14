import type { BodyOf } from '@willow/contracts/endpoint';
import { MESSAGES } from '@willow/contracts/messages';
import { askForPasskey, signInByPasskey } from '@willow/contracts/operator/passkeys.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { api } from '../../shared/api/api.ts';
import { askPasskey } from '../../shared/passkeys/ceremonies.ts';
import { sessionApi } from '../../shared/session/session.api.ts';
import { signedIn } from '../../shared/session/session.slice.ts';
import type { Store } from '../../shared/store.ts';
import type { Credentials, Outcome } from './use-login.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    askForPasskey: build.mutation(endpointOf(askForPasskey)),
    signInByPasskey: build.mutation({
      ...endpointOf(signInByPasskey, (body: BodyOf<typeof signInByPasskey>) => ({ body })),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(signedIn(data)),
          () => undefined,
        ),
    }),
  }),
});
const { endpoints } = passkeyApi;

/** `credentials`: a password that was right, where the passkey is the second factor. It loads when it is asked for. */
export async function signInWithPasskey(dispatch: Store['dispatch'], credentials: Credentials | null): Promise<Outcome> {
  const { data: request, error } = await dispatch(endpoints.askForPasskey.initiate());
  if (!request) return { kind: 'refused', sentence: errorMessage(error, MESSAGES.passkeyUnreadable) };
  const asked = await askPasskey(request);
  if ('sentence' in asked) return { kind: 'refused', sentence: asked.sentence };
  const { passkey } = asked;
  const { error: refused } = credentials
    ? await dispatch(sessionApi.endpoints.login.initiate({ ...credentials, passkey }))
    : await dispatch(endpoints.signInByPasskey.initiate({ passkey }));
  return refused ? { kind: 'refused', sentence: errorMessage(refused, MESSAGES.passkeyUnreadable) } : { kind: 'in' };
}
