import { generateKeySync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineFact } from '../core/fact.ts';
import type { RecordedEvent } from '../store/event-store.ts';
import { FactCodec } from './fact-codec.ts';
import { UnknownFact } from './recorded-fact.ts';
import type { StreamKeys } from './stream-keys.ts';

const named = defineFact('Named', { data: z.object({ n: z.number() }), personal: z.object({ name: z.string() }) });
const renamed = defineFact('Renamed', { data: z.object({ n: z.number() }), personal: z.object({ name: z.string() }) });
const CONTEXT = { actor: 'system:test', correlationId: 'c', causationId: 'c', now: new Date('2026-11-20T10:00:00Z') } as const;

const key = generateKeySync('aes', { length: 256 });
const keys: StreamKeys = {
  keyFor: () => Promise.resolve(key),
  cached: () => undefined,
  find: (stream) => Promise.resolve(stream.startsWith('erased') ? null : stream.startsWith('unknown') ? undefined : key),
};
const codec = new FactCodec([named, renamed], keys);
const strict = new FactCodec([named, renamed], keys, { strict: true });

const stored = async (): Promise<RecordedEvent> => ({
  ...(await codec.toEvent('will-1', 3, named.of({ n: 1 }, { name: 'Jane' }), CONTEXT)),
  stream: 'will-1',
  revision: 3,
  position: '1',
  recordedAt: '2026-11-20T10:00:00.000Z',
});

describe('FactCodec', () => {
  it('gives back what was stored, the personal part sealed meanwhile', async () => {
    const event = await stored();
    expect(JSON.stringify({ ...event, sealed: Buffer.from(event.sealed ?? []).toString('latin1') })).not.toContain('Jane');
    expect(await codec.toFact(event)).toMatchObject({ type: 'Named', data: { n: 1 }, personal: { name: 'Jane' } });
  });

  it.each<[string, Partial<RecordedEvent>]>([
    ['another stream', { stream: 'will-2' }],
    ['another revision', { revision: 4 }],
    ['another type', { type: 'Renamed' }],
  ])('does not open a personal part that was moved to %s', async (_, change) => {
    await expect(codec.toFact({ ...(await stored()), ...change })).rejects.toThrow(/authenticate/);
  });

  it('reads a personal part as null when its key was destroyed, and fails when there never was a key', async () => {
    const event = await stored();
    expect(await codec.toFact({ ...event, stream: 'erased-1' })).toMatchObject({ data: { n: 1 }, personal: null });
    await expect(codec.toFact({ ...event, stream: 'unknown-1' })).rejects.toThrow('The key of unknown-1 is missing');
  });

  it('stops at a type and at a schema version that it does not know', async () => {
    const event = await stored();
    await expect(codec.toFact({ ...event, type: 'FromTheFuture' })).rejects.toThrow(UnknownFact);
    await expect(codec.toFact({ ...event, metadata: { ...event.metadata, schemaVersion: 2 } })).rejects.toThrow(UnknownFact);
  });

  it('seals nothing for a revision that is not known', async () => {
    await expect(codec.toEvent('will-1', null, named.of({ n: 1 }, { name: 'Jane' }), CONTEXT)).rejects.toThrow('needs a known revision');
  });

  it('gives a writer the fact as reading the event back does', async () => {
    const { event, fact } = await codec.write('will-1', 3, named.of({ n: 1 }, { name: 'Jane' }), CONTEXT);
    const place = { stream: 'will-1', revision: 3, position: '', recordedAt: CONTEXT.now.toISOString() };
    for (const each of [codec, strict]) expect(await each.toFact({ ...event, ...place })).toStrictEqual(fact);
    const loose = defineFact('Loose', { data: z.object({}), personal: z.object({ name: z.optional(z.string()), born: z.any() }) });
    const own = new FactCodec([loose], keys);
    const written = await own.write('will-1', 3, loose.of({}, { name: undefined, born: new Date(0) }), CONTEXT);
    expect(written.fact.personal).toStrictEqual({ born: '1970-01-01T00:00:00.000Z' });
    expect(await own.toFact({ ...written.event, ...place })).toStrictEqual(written.fact);
  });

  describe('a personal part of the wrong shape, sealed by a writer that did not check it', () => {
    const careless = new FactCodec([{ ...named, personal: z.object({ nam: z.string() }) }, renamed], keys);
    const wrong = async (): Promise<RecordedEvent> => ({
      ...(await careless.toEvent('will-1', 3, { type: 'Named', data: { n: 1 }, personal: { nam: 'Jane' } }, CONTEXT)),
      stream: 'will-1',
      revision: 3,
      position: '1',
      recordedAt: '2026-11-20T10:00:00.000Z',
    });

    it('is found by whoever checks everything', async () => {
      await expect(strict.toFact(await wrong())).rejects.toThrow(/name/);
    });

    it('is found by every reader once the schema has a newer version', async () => {
      const newer = { ...named, upcasts: [(payload: { data: object; personal: unknown }) => payload] };
      await expect(new FactCodec([newer, renamed], keys).toFact(await wrong())).rejects.toThrow(/name/);
    });
  });

  it('finds a sealed part with a bit turned, and a clear part of the wrong shape, strict or not', async () => {
    const event = await stored();
    const sealed = Uint8Array.from(event.sealed ?? []);
    sealed[sealed.length - 1]! ^= 1;
    for (const each of [codec, strict]) {
      await expect(each.toFact({ ...event, sealed })).rejects.toThrow(/authenticate/);
      await expect(each.toFact({ ...event, data: { n: 'one' } })).rejects.toThrow(/number/);
    }
  });
});
