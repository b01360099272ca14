import type { RawEvent } from './event-codec.ts';
import { numberOf } from './hash-of-history.ts';

const METASTREAM = '$$';
const LIMITS = ['$maxCount', '$maxAge', '$tb'];

/** What an administrator set for a stream of ours, or that it was deleted for ever. */
export const isAboutStream = ({ type, stream }: Pick<RawEvent, 'type' | 'stream'>): boolean =>
  type === '$metadata' ? stream.startsWith(METASTREAM) && !stream.startsWith('$', METASTREAM.length) : isTombstone({ type, stream });

const isTombstone = ({ type, stream }: Pick<RawEvent, 'type' | 'stream'>): boolean => type === '$streamDeleted' && !stream.startsWith('$');

/** Streams whose events a server leaves out, and will take away when its files are cleaned: by a limit, or by a deletion. */
export class HiddenEvents {
  readonly #since = new Map<string, number>();

  note(event: RawEvent): void {
    if (isTombstone(event)) return void this.#since.set(event.stream, numberOf(event));
    const stream = event.stream.slice(METASTREAM.length);
    const settings = typeof event.data === 'object' && event.data !== null ? event.data : {};
    if (LIMITS.some((limit) => limit in settings)) this.#since.set(stream, numberOf(event));
    else this.#since.delete(stream);
  }

  /** Where the first of them was hidden; null when none is. */
  get first(): number | null {
    const positions = [...this.#since.values()];
    return positions.length > 0 ? Math.min(...positions) : null;
  }
}
