import type { JsonObject } from '../event-store.ts';
import { isObject } from './event-codec.ts';
import type { RawEvent } from './event-codec.ts';
import { numberOf } from './hash-of-history.ts';

const METASTREAM = '$$';
/** What a server leaves out of reads, by the setting that says so. */
const LIMITS: ReadonlySet<string> = new Set(['$maxCount', '$maxAge', '$tb']);

export type HiddenStream = {
  readonly stream: string;
  /** Where it was hidden. */
  readonly position: number;
  /** The settings that hide it. Null: it was deleted for ever. */
  readonly limits: JsonObject | null;
};

/** What an administrator set for a stream of ours, or that it was deleted for ever. */
export const isAboutStream = ({ type, stream }: Pick<RawEvent, 'type' | 'stream'>): boolean =>
  type === '$metadata' ? stream.startsWith(METASTREAM) && !stream.startsWith('$', METASTREAM.length) : isTombstone({ type, stream });

const isTombstone = ({ type, stream }: Pick<RawEvent, 'type' | 'stream'>): boolean => type === '$streamDeleted' && !stream.startsWith('$');

export const metastreamOf = (stream: string): string => `${METASTREAM}${stream}`;

/** The settings of a stream that hide some of its events, now or as it grows, and the others. To leave out what is before 0 hides nothing. */
export function splitSettings(data: unknown): { readonly limits: JsonObject | null; readonly others: JsonObject } {
  const settings = Object.entries(isObject(data) ? data : {});
  const limits = settings.filter(([name, value]) => LIMITS.has(name) && !(name === '$tb' && value === 0));
  const others = Object.fromEntries(settings.filter(([name]) => !LIMITS.has(name)));
  return { limits: limits.length > 0 ? Object.fromEntries(limits) : null, others };
}

/** Streams whose events a server leaves out, and will take away when its files are cleaned: by a limit, or by a deletion. */
export class HiddenEvents {
  readonly #streams = new Map<string, HiddenStream>();

  note(event: RawEvent): void {
    const position = numberOf(event);
    if (isTombstone(event)) return void this.#streams.set(event.stream, { stream: event.stream, position, limits: null });
    const stream = event.stream.slice(METASTREAM.length);
    if (this.#streams.get(stream)?.limits === null) return;
    const { limits } = splitSettings(event.data);
    if (limits) this.#streams.set(stream, { stream, position, limits });
    else this.#streams.delete(stream);
  }

  /** In the order in which they were hidden. */
  get streams(): readonly HiddenStream[] {
    return [...this.#streams.values()].toSorted((a, b) => a.position - b.position);
  }

  /** Where the first of them was hidden; null when none is. */
  get first(): number | null {
    return this.streams[0]?.position ?? null;
  }
}
