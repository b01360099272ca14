import { ErrorBody } from '@willow/contracts/problem';
import { isRecord } from '../is-record.ts';

/** Why a call came to nothing. Status 0 means that no answer arrived at all. */
export type Failure = {
  readonly status: number;
  /** Literally `status: body`, or `status: status text` when the body is empty. */
  readonly message: string;
  readonly serverMessage?: string;
  /** The wizard's step to go back to, when answers are what is wrong. */
  readonly step?: number;
  readonly problems?: NonNullable<ErrorBody['errors']>;
  /** Of a change: no answer came, so that nobody knows whether it was done. */
  readonly unsettled?: true;
  /** What to tell us about a failure that is ours. */
  readonly quote?: string;
};

/** What is said of a change whose answer never came. */
export const UNSETTLED =
  "The answer was lost on its way, so we can't say whether this was done. Press again to find out: nothing is done twice.";

export function failureOf({ status, statusText }: Pick<Response, 'status' | 'statusText'>, body: string): Failure {
  return { status, message: `${status}: ${body || statusText}`, ...readError(body, status >= 500) };
}

/** `isOurs`: nobody but us can mend it. */
function readError(body: string, isOurs: boolean): Pick<Failure, 'serverMessage' | 'step' | 'problems' | 'quote'> {
  try {
    const { data } = ErrorBody.safeParse(JSON.parse(body));
    if (!data) return {};
    const { message, step, errors, traceId } = data;
    return {
      serverMessage: message,
      ...(step && { step }),
      ...(errors && { problems: errors }),
      ...(isOurs && traceId && { quote: traceId.slice(0, 8) }),
    };
  } catch {
    // Our server speaks JSON: this is the page or the text of something between it and us.
    return {};
  }
}

export const isFailure = (value: unknown): value is Failure => isRecord(value) && 'status' in value && 'message' in value;

export const hasStatus = (error: unknown, status: number): boolean => isFailure(error) && error.status === status;

export const errorMessage = (error: unknown, fallback: string): string => {
  const { serverMessage, quote, unsettled }: Partial<Failure> = isFailure(error) ? error : {};
  if (unsettled) return UNSETTLED;
  return (serverMessage || fallback) + (quote ? ` To report it, quote ${quote}.` : '');
};
