import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `cut`: connections break, and none is made. `silent`: nothing passes, and nobody is told. `slow`: each piece takes its time. */
export type Weather = 'fine' | 'cut' | 'silent' | 'slow';

const SLOW_MS = 150;

/** The network between the product and its database. */
export class Proxy {
  weather: Weather = 'fine';
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(target: string) {
    this.#server = createServer((near) => this.#join(near, target));
  }

  static async before(target: string): Promise<Proxy> {
    const proxy = new Proxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  turns(weather: Weather): void {
    this.weather = weather;
    // What was under way in silence is lost: nobody sends it again.
    if (weather === 'cut' || weather === 'fine') this.#breaks();
  }

  close(): void {
    this.#breaks();
    this.#server.close();
  }

  #breaks(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #join(near: Socket, target: string): void {
    if (this.weather === 'cut') return void near.destroy();
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(from);
      from
        .on('error', () => undefined)
        .on('close', () => {
          this.#open.delete(from);
          to.destroy();
        });
      let passing = Promise.resolve();
      from.on('data', (piece: Buffer) => (passing = passing.then(() => this.#pass(piece, to))));
    }
  }

  async #pass(piece: Buffer, to: Socket): Promise<void> {
    if (this.weather === 'silent') return;
    if (this.weather === 'slow') await sleep(SLOW_MS);
    if (!to.destroyed) to.write(piece);
  }
}
