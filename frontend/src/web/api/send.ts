import { type Endpoint, pathOf } from '@willow/contracts/endpoint';
import { type Failure, failureOf } from './failure.ts';
import { traceHeaders } from './trace.ts';

/**
 * What a call needs from the world around it. Without `wait`, no read is ever repeated. Without `pause`, nobody asks again what became of a
 * change whose answer was lost; `onLost` is told before that is asked.
 */
export type Network = {
  readonly fetch: typeof fetch;
  readonly wait?: (ms: number) => Promise<void>;
  readonly pause?: (ms: number) => Promise<void>;
  readonly onLost?: () => void;
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const browserNetwork: Network = { fetch: (input, init) => window.fetch(input, init), pause: sleep };

/** A read that must see an earlier write is answered 503 with Retry-After while the tables catch up. This network asks once more. */
export const patientNetwork: Network = { ...browserNetwork, wait: sleep };

export type Call = {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'> & Partial<Pick<Endpoint, 'audience'>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** The version that was read (an ETag): the call is refused when there is another one by now. */
  readonly version?: string | undefined;
  /** Of a change: the server does it once for each key. */
  readonly key?: string;
  readonly signal?: AbortSignal;
};

/** `version` is the ETag of what was answered; `total` says how many there are on all pages; `after` and `before` name the pages around it. */
export type AnswerMeta = {
  readonly version: string | null;
  readonly total: string | null;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
};
export type Outcome =
  | { readonly data: unknown; readonly error?: undefined; readonly meta: AnswerMeta }
  | { readonly error: Failure; readonly data?: undefined };

const LONGEST_WAIT_MS = 5000;
/** Longer than anything of ours takes. Browsers wait for minutes, and nobody knows for what. */
const LONGEST_ANSWER_MS = 30_000;

/** Sends a call with the session cookie; reads JSON or text. It never throws, and it always ends. */
export async function send(call: Call, network: Network): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ error: { status: 0, message: 'No answer in time' } }), LONGEST_ANSWER_MS);
  });
  const outcome = await Promise.race([exchange(call, network), late]);
  clearTimeout(timer);
  return outcome;
}

async function exchange(call: Call, network: Network): Promise<Outcome> {
  try {
    const trace = traceHeaders();
    const ask = (): Promise<Response> => attempt(call, network, trace);
    const first = await ask();
    const response = network.wait && isCatchingUp(call, first) ? await again(first, network.wait, ask) : first;
    const body = await response.text();
    if (!response.ok) return { error: failureOf(response, body) };
    if (isPage(response)) return { error: { status: response.status, message: 'A page in place of an answer' } };
    return {
      data: isJson(response) ? JSON.parse(body) : body,
      meta: {
        version: response.headers.get('ETag'),
        total: response.headers.get('X-Total-Count'),
        after: response.headers.get('X-After') ?? undefined,
        before: response.headers.get('X-Before') ?? undefined,
      },
    };
  } catch (error) {
    return { error: { status: 0, message: error instanceof Error ? error.message : String(error) } };
  }
}

function attempt({ endpoint, params, query = {}, body, version, key, signal }: Call, network: Network, trace: object): Promise<Response> {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const search = new URLSearchParams(pairs).toString();
  const headers = {
    ...trace,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(version !== undefined && { 'If-Match': version }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
  return network.fetch(pathOf(endpoint, params) + (search && `?${search}`), {
    method: endpoint.method,
    credentials: 'include',
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(Object.keys(headers).length > 0 && { headers }),
  });
}

const isCatchingUp = ({ endpoint }: Call, response: Response): boolean =>
  endpoint.method === 'GET' && response.status === 503 && response.headers.has('Retry-After');

async function again(first: Response, wait: NonNullable<Network['wait']>, ask: () => Promise<Response>): Promise<Response> {
  const seconds = Number(first.headers.get('Retry-After'));
  await wait(Math.min((Number.isFinite(seconds) ? seconds : 1) * 1000, LONGEST_WAIT_MS));
  return ask();
}

const isPage = (response: Response): boolean => response.headers.get('Content-Type')?.includes('html') ?? false;

/** One JSON value (RFC 6839 for `+json`). Lines of JSON, `x-ndjson`, are a file: text. */
const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(response.headers.get('Content-Type') ?? '');
