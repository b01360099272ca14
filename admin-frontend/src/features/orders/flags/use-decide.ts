import { type FlagDecision, needsReason, type ReviewFlag } from '@willow/contracts/operator/review.contract';
import { draftSettled, draftWritten } from '../../../shared/drafts/drafts.slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useReadVersion, useSayWhyNot } from '../use-version.ts';
import { DECISIONS } from './flag-words.ts';
import { useDecideFlagMutation } from './flags.api.ts';

export type FlagAt = { readonly orderId: string; readonly answerHash: string; readonly flag: ReviewFlag };

/** Decides a flag and says how it went; the message can take it back. `decide` resolves to whether it is done. */
export function useDecide({ orderId, answerHash, flag }: FlagAt) {
  const [send, { isLoading: busy }] = useDecideFlagMutation();
  const version = useReadVersion(orderId);
  const sayWhyNot = useSayWhyNot(orderId);
  const decide = async (decision: FlagDecision, reason: string): Promise<boolean> => {
    const { error } = await send({ id: orderId, key: flag.key, version, answerHash, decision, ...(needsReason(decision) && { reason }) });
    if (error) {
      sayWhyNot(error, 'Failed to record the decision');
      return false;
    }
    const undo = { label: 'Undo', run: () => void decide('reopened', '') };
    showToast({
      tone: 'success',
      title: 'Decision recorded',
      description: `${flag.id}: ${DECISIONS[decision].made}`,
      ...(decision !== 'reopened' && { action: undo }),
    });
    return true;
  };
  return { decide, busy };
}

/** How the names of reasons that are being written begin. */
export const reasonsOf = (orderId: string): string => `flag ${orderId} `;

/** The reason for a decision as it is being written. What is not saved survives closing the order and a session that runs out. */
export function useReason({ orderId, flag }: Pick<FlagAt, 'orderId' | 'flag'>) {
  const key = `${reasonsOf(orderId)}${flag.key}`;
  const dispatch = useAppDispatch();
  const text = useAppSelector(({ drafts }) => drafts.texts[key]) ?? '';
  const settle = () => void dispatch(draftSettled(key));
  const write = (next: string) => (next === '' ? settle() : void dispatch(draftWritten({ key, text: next })));
  return { text, write, settle };
}
