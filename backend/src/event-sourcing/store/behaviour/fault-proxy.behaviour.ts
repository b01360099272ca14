import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { freePort } from '../../../../../ops/local/kit/free-port.ts';

export type Address = { readonly host: string; readonly port: number };

type Line = { readonly near: Socket; readonly far: Socket };

export class FaultProxy {
  readonly #target: Address;
  readonly #lines = new Set<Line>();
  #server: Server | null = null;
  #address: Address;
  #muted = false;
  received = 0;

  private constructor(target: Address, port: number) {
    this.#target = target;
    this.#address = { host: '127.0.0.1', port };
  }

  static async to(target: Address): Promise<FaultProxy> {
    // Of the system's own choice an outgoing connection might take it while this proxy is away.
    const proxy = new FaultProxy(target, await freePort());
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

  /** Open connections carry nothing any more; new ones do. */
  freeze(): void {
    for (const { near, far } of this.#lines) {
      near.pause().removeAllListeners('data');
      far.pause().removeAllListeners('data');
    }
  }

  /** Answers are lost until unmuted; requests still arrive. */
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

function carry(from: Socket, to: Socket, passes: (chunk: Buffer) => boolean): void {
  from.on('data', (chunk) => {
    if (!passes(chunk) || to.destroyed) return;
    if (!to.write(chunk)) from.pause();
  });
  to.on('drain', () => from.resume());
}
