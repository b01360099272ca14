import { ErrorBody } from '@willow/contracts/problem';

/** Why a call came to nothing. Status 0 means that no answer arrived at all. */
export type Failure = {
  readonly status: number;
  readonly message: string;
  readonly serverMessage?: string;
  /** The fields that the server objects to. */
  readonly fields?: readonly string[];
};

/** The failure of a response: its message is the status, a colon, a space and the body, or the status text when the body is empty. */
export function failureOf(response: Pick<Response, 'status' | 'statusText'>, body: string): Failure {
  return { status: response.status, message: `${response.status}: ${body || response.statusText}`, ...saidIn(body) };
}

function saidIn(body: string): Pick<Failure, 'serverMessage' | 'fields'> {
  try {
    const said = ErrorBody.safeParse(JSON.parse(body)).data;
    if (!said) return {};
    return { serverMessage: said.message, ...(said.errors && { fields: said.errors.map(({ path }) => path.join('.')) }) };
  } catch {
    return body === '' || body.trimStart().startsWith('<') ? {} : { serverMessage: body };
  }
}

/** Whether a value caught from a call is a failure of ours. */
export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'status' in value && 'message' in value;

/** The sentence to show: what the server said, else the given text. */
export const errorMessage = (error: unknown, fallback: string): string => (isFailure(error) && error.serverMessage) || fallback;
