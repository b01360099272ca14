import type { Approval } from '../domain/wording.ts';
import type { Wordings } from '../launch.repositories.ts';

export const wordingApprovals = async (wordings: Wordings, version: string): Promise<readonly Approval[]> =>
  (await wordings.load(version)).state.approvals;
