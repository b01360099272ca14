import type { Proposed, Recorded } from './events.ts';

/** Of the settings that a stream's `$metadata` have, those that hide events. */
type Settings = { readonly $tb?: number; readonly $maxCount?: number };

/** The largest number that a server knows stands for a deletion. As a number it is not exact here. */
const DELETED = '9223372036854775807';

export const metastreamOf = (stream: string): string => `$$${stream}`;

export const settingsIn = (event: Pick<Recorded, 'type' | 'data'> | undefined): Settings =>
  event?.type === '$metadata' ? (JSON.parse(Buffer.from(event.data).toString('utf8')) as Settings) : {};

export const isDeletedBy = ({ $tb = 0 }: Settings): boolean => $tb >= Number(DELETED);

/** The lowest revision that is read of so many events. */
export const readableFrom = ({ $tb = 0, $maxCount = Infinity }: Settings, count: number): number => Math.max($tb, count - $maxCount, 0);

export const deletion = (id: string): Proposed => settingsEvent(id, `{"$tb":${DELETED}}`);

/** What a server makes of settings for a deleted stream that do not say what is hidden: what was deleted stays so. */
export function keepingHidden(event: Proposed, count: number): Proposed {
  const settings = settingsIn(event);
  return event.type === '$metadata' && settings.$tb === undefined
    ? { ...event, data: Buffer.from(JSON.stringify({ ...settings, $tb: count })) }
    : event;
}

export const hidingBefore = (id: string, revision: number): Proposed => settingsEvent(id, JSON.stringify({ $tb: revision }));

const settingsEvent = (id: string, data: string): Proposed => ({
  id,
  type: '$metadata',
  contentType: 'application/json',
  data: Buffer.from(data),
  metadata: new Uint8Array(),
});
