import { z } from '@willow/contracts/zod';
import { ErrorBody } from '@willow/contracts/problem';

/** What went wrong with a call. `message` is literally 'status: body'; `serverMessage` is the sentence for people, when there is one. */
export type ApiFailure = {
  /** The HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  readonly message: string;
  readonly serverMessage?: string;
  /** The wizard's step to go back to, when answers are what is wrong. */
  readonly step?: number;
  readonly problems?: readonly { readonly path: readonly (string | number)[]; readonly message: string }[];
};

/** A failed call as an error to throw. */
export class ApiError extends Error implements ApiFailure {
  readonly status: number;
  readonly serverMessage?: string;
  readonly step?: number;
  readonly problems?: NonNullable<ApiFailure['problems']>;

  constructor({ status, message, serverMessage, step, problems }: ApiFailure) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    if (serverMessage) this.serverMessage = serverMessage;
    if (step) this.step = step;
    if (problems) this.problems = problems;
  }
}

/** Reads a response that is not a success. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const body = await response.text();
  const parsed = z.safeParse(ErrorBody, json(body));
  const serverMessage = parsed.success ? parsed.data.message : body;
  return {
    status: response.status,
    message: `${response.status}: ${body || response.statusText}`,
    ...(serverMessage && { serverMessage }),
    ...(parsed.success && parsed.data.step && { step: parsed.data.step }),
    ...(parsed.success && parsed.data.errors && { problems: parsed.data.errors }),
  };
}

/** A call that never got an answer. */
export const unreachable = (error: unknown): ApiFailure => ({
  status: 0,
  message: error instanceof Error ? error.message : String(error),
  serverMessage: 'We could not reach the server. Please check your connection and try again.',
});

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The sentence to show: the server's, else the one of the catalogue for this call, else the bare message. */
export const sentence = (failure: Partial<ApiFailure> | undefined, fallback?: string): string =>
  failure?.serverMessage ?? fallback ?? failure?.message ?? 'Something went wrong. Please try again.';

/** Whether something caught or returned by a call is a failure of ours with that status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === status;
