import { ErrorBody } from '@willow/contracts/problem';

/** Why a call came to nothing. Status 0 means that no answer arrived at all. */
export type Failure = { readonly status: number; readonly message: string; readonly serverMessage?: string };

/** The failure of a response: its message is the status, a colon, a space and the body, or the status text when the body is empty. */
export function failureOf(response: Pick<Response, 'status' | 'statusText'>, body: string): Failure {
  const failure = { status: response.status, message: `${response.status}: ${body || response.statusText}` };
  const serverMessage = sentenceIn(body);
  return serverMessage ? { ...failure, serverMessage } : failure;
}

function sentenceIn(body: string): string | undefined {
  try {
    return ErrorBody.safeParse(JSON.parse(body)).data?.message;
  } catch {
    return body.trimStart().startsWith('<') ? undefined : body || undefined;
  }
}

/** Whether a value caught from a call is a failure of ours. */
export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value;

/** The sentence to show: what the server said, else the given text. */
export const said = (error: unknown, fallback: string): string => (isFailure(error) && error.serverMessage) || fallback;
