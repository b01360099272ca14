/** One event with its bytes, as the log has it. */
export type LoggedEvent = {
  readonly position: string;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  /** The store's clock, ISO 8601 UTC. */
  readonly at: string;
  /** JSON, as it is stored. */
  readonly data: string;
  readonly metadata: string;
  /** Ciphertext; null also where the store keeps it inside the metadata. */
  readonly sealed: Uint8Array | null;
};

/** Counted from 1, without a hole, whatever the store's positions are. */
export type NumberedEvent = { readonly number: number; readonly event: LoggedEvent };

/** The one line that stands for an event in exports and in the tree of a checkpoint. Its bytes never change: checkpoints are signed over them. */
export const lineOf = ({ number, event }: NumberedEvent): string => {
  const { position, stream, revision, id, type, at, data, metadata, sealed } = event;
  const start = JSON.stringify({ kind: 'fact', number, position, stream, revision, id, type, at }).slice(0, -1);
  const ciphertext = sealed ? `"${Buffer.from(sealed).toString('base64')}"` : 'null';
  return `${start},"data":${onOneLine(data)},"metadata":${onOneLine(metadata)},"sealed":${ciphertext}}`;
};

/** Between values JSON may have line ends; inside of strings they are escaped. */
const onOneLine = (json: string): string => (/[\n\r]/.test(json) ? JSON.stringify(JSON.parse(json)) : json);
