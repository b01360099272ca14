import type { Context } from '../../../event-sourcing/context.ts';
import type { Wordings } from '../launch.repositories.ts';
import type { Approval } from '../domain/wording.ts';

/** Records that a solicitor approved a version of the wording. Answers whether that is new. For the command line. */
export async function approveWording(wordings: Wordings, version: string, approval: Approval, context: Context): Promise<boolean> {
  const { facts } = await wordings.handle(version, { type: 'ApproveWording', version, ...approval }, context);
  return facts.length > 0;
}
