import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';
import type { ProjectionProgress } from '../../../event-sourcing/projections/projection-progress.ts';
import type { EventStream } from '../../../platform/http/event-stream.ts';
import { RateLimited } from '../../../platform/sessions/rate-limiter.ts';
import { GetOrderVersion } from '../../orders/index.ts';
import { LiveStreams } from './live-streams.ts';
import type { Readers } from '../readers.ts';

const ORDER = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-11-02T09:00:00Z');

/** Timers, and what they begin. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

let step: (projection: string) => void;
let version: string;
let streams: LiveStreams;
beforeEach(() => {
  jest.useFakeTimers();
  version = 'a';
  const progress = { onChange: (listener: typeof step) => void (step = listener) } as ProjectionProgress;
  const readers = { onChange: () => undefined, enter: () => () => undefined, of: () => [] } as unknown as Readers;
  const queries = {
    execute: (query: object) => Promise.resolve(query instanceof GetOrderVersion ? { version } : new Map()),
  } as unknown as QueryBus;
  streams = new LiveStreams(progress, readers, queries);
  streams.onModuleInit();
});
afterEach(() => {
  streams.beforeApplicationShutdown();
  jest.useRealTimers();
});

function screen({ id = 'olive', reading = null as string | null, isSignedIn = () => Promise.resolve(true) } = {}) {
  const heard: unknown[] = [];
  let close = (): void => undefined;
  const stream = {
    send: (event: string, data: unknown) => void heard.push([event, data]),
    keepAlive: () => void heard.push('alive'),
    end: () => {
      heard.push('end');
      close();
    },
    onEnd: (ended: () => void) => void (close = ended),
  } as unknown as EventStream;
  const operator = { kind: 'operator', id, role: 'operator', sessionId: id, pending: false } as const;
  streams.makeRoom(operator);
  streams.open({ stream, operator, reading, isSignedIn }, NOW);
  return { heard, close: () => close() };
}

describe('the screens of the console', () => {
  it('are told what changed, together and at most every two seconds, by lists and never by what stands in them', async () => {
    const { heard } = screen();
    for (const projection of ['order-list', 'order-list', 'contact-message', 'service-incident']) step(projection);
    await pass(1_999);
    expect(heard).toEqual([]);
    await pass(1);
    expect(heard).toEqual([['changed', ['orders', 'messages', 'call-backs']]]);
    step('service-incident');
    await pass(10_000);
    expect(heard).toHaveLength(1);
  });

  it('hear of the order that they read when its version is another one', async () => {
    const { heard } = screen({ reading: ORDER });
    await pass(0);
    expect(heard).toEqual([]);
    step('order-list');
    await pass(2_000);
    expect(heard).toEqual([['changed', ['orders']]]);
    version = 'b';
    step('order-list');
    await pass(2_000);
    expect(heard.slice(1)).toEqual([
      ['changed', ['orders']],
      ['changed', ['order']],
    ]);
  });

  it('are closed when their session has ended, and kept where that cannot be asked', async () => {
    const ended = screen({ isSignedIn: () => Promise.resolve(false) });
    const unknown = screen({ id: 'otto', isSignedIn: () => Promise.reject(new Error('no database')) });
    await pass(20_000);
    expect([ended.heard, unknown.heard]).toEqual([['alive', 'end'], ['alive']]);
  });

  it('are few for each session, and closed before the server is', () => {
    const all = Array.from({ length: 8 }, () => screen());
    expect(() => screen()).toThrow(RateLimited);
    screen({ id: 'otto' });
    all[0]!.close();
    all.push(screen());
    streams.endAll();
    expect(all.map(({ heard }) => heard.at(-1))).toEqual([undefined, ...Array.from({ length: 8 }, () => 'end')]);
    expect(screen().heard).toEqual(['end']);
  });
});
