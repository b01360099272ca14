import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { BEGUN } from './answered.ts';

const RETRY_MS = 2_000;
/** What waits for a reader who takes nothing. */
const MOST_WAITING = 64 * 1024;

/** Server-sent events to one reader, who comes again by itself when the stream ends. */
export class EventStream {
  readonly #out = new PassThrough();

  constructor(reply: FastifyReply) {
    void reply
      // A proxy passes each event on at once. The connection ends with the stream: a server that leaves waits for no idle one.
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' })
      .type('text/event-stream; charset=utf-8')
      .send(this.#out);
    // Asked for by HEAD nothing of it is sent, and it would never end by itself.
    reply.raw.once('close', () => this.#out.destroy());
    reply.raw.emit(BEGUN);
    this.#write(`retry: ${RETRY_MS}\n\n`);
  }

  onEnd(ended: () => void): void {
    this.#out.once('close', ended);
  }

  send(event: string, data: unknown): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Proxies close what is silent for long, and who has gone away is noticed. */
  keepAlive(): void {
    this.#write(':\n\n');
  }

  end(): void {
    this.#out.end();
  }

  #write(text: string): void {
    if (this.#out.writableEnded || this.#out.destroyed) return;
    if (this.#out.writableLength > MOST_WAITING) this.#out.destroy();
    else this.#out.write(text);
  }
}
