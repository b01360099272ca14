import type { Context } from '../../../platform/facts/context.ts';
import type { Streams } from '../../../platform/facts/streams.ts';
import { Refused } from '../../../kernel/refused.ts';
import { wordingStream } from '../launch.streams.ts';
import { type Approval, wording } from '../domain/wording.ts';

/** Records that a solicitor approved a version of the wording. Answers whether that is new. For the command line. */
export async function approveWording(streams: Streams, version: string, approval: Approval, context: Context): Promise<boolean> {
  const outcome = await streams.handle(wording, wordingStream(version), { type: 'ApproveWording', version, ...approval }, context);
  return !(outcome instanceof Refused) && outcome.facts.length > 0;
}
