import { Failure, noAnswer } from './failures.ts';

/** Both directions of one call to the server. */
export type BatchCall<Request, Response> = {
  write(request: Request): unknown;
  end(): unknown;
  on(event: 'data', listener: (response: Response) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
};

type BatchOptions<Request, Response> = {
  readonly open: () => Promise<BatchCall<Request, Response>>;
  readonly idOf: (response: Response) => string;
  readonly toFailure: (error: unknown) => Failure;
  /** An append that had no answer by then is forgotten. Whoever asks has given up long before. */
  readonly forgetMs: number;
  /** A call takes one message after the other, each when the one before it was handed to the network; several share a packet. */
  readonly calls: number;
  /** One call and no other: what is sent later can never overtake what a call that ended may have lost. */
  readonly isOpenedOnce?: boolean;
};

type Slot<Request, Response> = { line: Promise<Line<Request, Response>> | null; appends: number };

/**
 * The server answers each append for itself, by its id, in any order. A few calls serve them all, one alone while appends come one after the
 * other; when a call ends, the next append opens another.
 */
export class BatchAppends<Request, Response> {
  readonly #options: BatchOptions<Request, Response>;
  readonly #slots: readonly Slot<Request, Response>[];

  constructor(options: BatchOptions<Request, Response>) {
    this.#options = options;
    this.#slots = Array.from({ length: options.calls }, () => ({ line: null, appends: 0 }));
  }

  /** Throws Failure. */
  async append(id: string, request: Request): Promise<Response> {
    const slot = this.#slots.reduce((freest, each) => (each.appends < freest.appends ? each : freest));
    slot.appends += 1;
    try {
      for (;;) {
        const line = await (slot.line ??= this.#connect(slot));
        if (!line.isOver) return await line.ask(id, request);
        if (this.#options.isOpenedOnce) throw new Failure('unreachable', { isTransient: true, code: 'call-over' });
        slot.line = null;
      }
    } finally {
      slot.appends -= 1;
    }
  }

  async #connect(slot: Slot<Request, Response>): Promise<Line<Request, Response>> {
    try {
      return new Line(await this.#options.open(), this.#options);
    } catch (error) {
      slot.line = null;
      throw this.#options.toFailure(error);
    }
  }
}

type Pending<Response> = { resolve(response: Response): void; reject(failure: Failure): void; readonly until: number };

class Line<Request, Response> {
  readonly #call: BatchCall<Request, Response>;
  readonly #options: BatchOptions<Request, Response>;
  readonly #pending = new Map<string, Pending<Response>>();
  #isOver = false;

  constructor(call: BatchCall<Request, Response>, options: BatchOptions<Request, Response>) {
    this.#call = call;
    this.#options = options;
    call.on('data', (response) => this.#answered(response));
    call.on('error', (error) => this.#over(options.toFailure(error)));
    call.on('end', () => {
      // Else the client keeps the call for ever.
      call.end();
      this.#over(new Failure('in-doubt', { isTransient: true, code: 'batch-ended' }));
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  ask(id: string, request: Request): Promise<Response> {
    const now = performance.now();
    this.#forget(now);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, until: now + this.#options.forgetMs });
      this.#call.write(request);
    });
  }

  #answered(response: Response): void {
    const id = this.#options.idOf(response);
    this.#pending.get(id)?.resolve(response);
    this.#pending.delete(id);
  }

  /** On the way to its end a call reports both an error and its end. */
  #over(failure: Failure): void {
    this.#isOver = true;
    const share = this.#pending.size > 1 && !isOfTheCall(failure) ? inDoubt(failure) : failure;
    for (const { reject } of this.#pending.values()) reject(share);
    this.#pending.clear();
  }

  /** They are in the order of their time. */
  #forget(now: number): void {
    for (const [id, { reject, until }] of this.#pending) {
      if (until > now) return;
      this.#pending.delete(id);
      reject(noAnswer());
    }
  }
}

/** The server took nothing from this call. */
const isOfTheCall = ({ kind, code }: Failure): boolean => kind === 'unreachable' || kind === 'denied' || code === UNIMPLEMENTED;

/** It is about one of the appends, and nobody knows which. */
const inDoubt = (cause: Failure): Failure => new Failure('in-doubt', { isTransient: true, code: cause.code, cause });

/** gRPC's, of a server that does not know the call. */
export const UNIMPLEMENTED = '12';
