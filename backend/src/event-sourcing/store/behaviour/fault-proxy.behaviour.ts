import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export type Address = { readonly host: string; readonly port: number };

type Line = { readonly near: Socket; readonly far: Socket };

/** A line to a server that a test can cut, mute or stop. It knows nothing of what travels over it. */
export class FaultProxy {
  readonly #target: Address;
  readonly #lines = new Set<Line>();
  #server: Server | null = null;
  #address: Address = { host: '127.0.0.1', port: 0 };
  #muted = false;
  /** Bytes that came from the server so far. */
  received = 0;

  private constructor(target: Address) {
    this.#target = target;
  }

  static async to(target: Address): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await proxy.accept();
    return proxy;
  }

  get address(): Address {
    return this.#address;
  }

  get openLines(): number {
    return this.#lines.size;
  }

  async accept(): Promise<void> {
    this.#server = createServer((near) => this.#join(near)).listen(this.#address.port, this.#address.host);
    await once(this.#server, 'listening');
    this.#address = { host: '127.0.0.1', port: (this.#server.address() as AddressInfo).port };
  }

  async refuse(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    server.close();
    this.reset();
    await once(server, 'close');
  }

  reset(): void {
    for (const { near, far } of this.#lines) {
      near.resetAndDestroy();
      far.destroy();
    }
  }

  end(): void {
    for (const { near, far } of this.#lines) {
      near.end();
      far.destroy();
    }
  }

  /** Connections stay open but carry nothing any more, for ever. New ones are not affected. */
  freeze(): void {
    for (const { near, far } of this.#lines) {
      near.pause().removeAllListeners('data');
      far.pause().removeAllListeners('data');
    }
  }

  /** What the server says is lost until unmuted; what it is told still arrives. */
  mute(muted: boolean): void {
    this.#muted = muted;
  }

  async close(): Promise<void> {
    await this.refuse();
  }

  #join(near: Socket): void {
    const far = connect(this.#target);
    const line = { near, far };
    this.#lines.add(line);
    carry(near, far, () => true);
    carry(far, near, (chunk) => {
      this.received += chunk.length;
      return !this.#muted;
    });
    far.once('close', () => this.#lines.delete(line));
    near.once('close', () => far.destroy());
    far.once('end', () => near.end());
    for (const socket of [near, far]) socket.setNoDelay(true).on('error', () => far.destroy());
    far.once('error', () => near.destroy());
  }
}

/** Passes bytes on as fast as the other side takes them, so that a slow reader is felt at the far end. */
function carry(from: Socket, to: Socket, passes: (chunk: Buffer) => boolean): void {
  from.on('data', (chunk) => {
    if (!passes(chunk) || to.destroyed) return;
    if (!to.write(chunk)) from.pause();
  });
  to.on('drain', () => from.resume());
}
