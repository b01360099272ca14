import type { Context } from '../../../event-sourcing/context.ts';
import type { Streams } from '../../../event-sourcing/streams.ts';
import { Refused } from '../../../event-sourcing/core/refusal.ts';
import { wordingStream } from '../launch.streams.ts';
import { type Approval, wording } from '../domain/wording.ts';

/** Records that a solicitor approved a version of the wording. Answers whether that is new. For the command line. */
export async function approveWording(streams: Streams, version: string, approval: Approval, context: Context): Promise<boolean> {
  const outcome = await streams.handle(wording, wordingStream(version), { type: 'ApproveWording', version, ...approval }, context);
  return !(outcome instanceof Refused) && outcome.facts.length > 0;
}
