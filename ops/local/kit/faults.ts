import { isRecord } from './responses.ts';

const KINDS = ['drop-before', 'drop-after', '500', '429', 'slow'] as const;

/**
 * The connection is cut before anything happened or after the work was done, the service answers 500 or 429 without doing the work, or it
 * takes its time.
 */
export type FaultKind = (typeof KINDS)[number];

export type Fault = {
  readonly kind: FaultKind;
  /** One by default. */
  readonly times?: number;
  /** Of `slow`; two seconds by default. */
  readonly delayMs?: number;
  readonly method?: string;
  /** Part of the path. */
  readonly path?: string;
};

export type Faults = {
  readonly set: (faults: Fault | readonly Fault[] | null) => void;
  /** The fault that hits this request; it is then used up once. */
  readonly take: (method: string, path: string) => Fault | undefined;
};

export function createFaults(): Faults {
  let waiting: { readonly fault: Fault; left: number }[] = [];
  return {
    set: (faults) => {
      const list = faults === null ? [] : [faults].flat();
      waiting = list.map((fault) => ({ fault, left: fault.times ?? 1 }));
    },
    take: (method, path) => {
      const hit = waiting.find(({ fault, left }) => left > 0 && (fault.method ?? method) === method && path.includes(fault.path ?? ''));
      if (hit) hit.left -= 1;
      return hit?.fault;
    },
  };
}

export function parseFault(value: unknown): Fault | undefined {
  if (!isRecord(value)) return undefined;
  const kind = KINDS.find((known) => known === value['kind']);
  if (!kind) return undefined;
  const { times, delayMs, method, path } = value;
  return {
    kind,
    ...(typeof times === 'number' && { times }),
    ...(typeof delayMs === 'number' && { delayMs }),
    ...(typeof method === 'string' && { method }),
    ...(typeof path === 'string' && { path }),
  };
}
