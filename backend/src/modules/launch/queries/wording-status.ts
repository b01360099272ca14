import type { Streams } from '../../../event-sourcing/streams.ts';
import { type Approval, wording } from '../domain/wording.ts';
import { wordingStream } from '../launch.streams.ts';

/** Who approved a version of the wording; nobody, as long as it is empty. */
export const wordingApprovals = async (streams: Streams, version: string): Promise<readonly Approval[]> =>
  (await streams.load(wording, wordingStream(version))).state.approvals;
