import { type FlagDecision, needsReason, type ReviewFlag, settles } from '@willow/contracts/operator/review.contract';
import { draftSettled, draftWritten } from '../../../shared/drafts/drafts.slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useReadVersion, useSayWhyNot } from '../use-version.ts';
import { DECISIONS } from './flag-words.ts';
import { useAgreeToDecisionMutation, useDecideFlagMutation } from './flags.api.ts';

export type FlagAt = { readonly orderId: string; readonly answerHash: string; readonly flag: ReviewFlag };

type Why = { readonly choice: string | null; readonly reason: string };

const NO_REASON: Why = { choice: null, reason: '' };

/** Decides a flag, or agrees to what a colleague decided, and says how it went; the message can take it back. Both resolve to whether it is done. */
export function useDecide({ orderId, answerHash, flag }: FlagAt) {
  const [send, { isLoading: deciding }] = useDecideFlagMutation();
  const [sendAgreement, { isLoading: agreeing }] = useAgreeToDecisionMutation();
  const version = useReadVersion(orderId);
  const sayWhyNot = useSayWhyNot(orderId);
  const named = { id: orderId, key: flag.key, version, answerHash };
  /** Undoes your own last decision, and leaves alone what a colleague has decided since. */
  const undoOf = (flags: readonly ReviewFlag[]) => {
    const revision = flags.find(({ key }) => key === flag.key)?.revision;
    return { label: 'Undo', run: () => void decide('reopened', NO_REASON, revision) };
  };
  const decide = async (decision: FlagDecision, { choice, reason }: Why = NO_REASON, revision = flag.revision): Promise<boolean> => {
    const why = needsReason(decision) ? { ...(choice !== null && { choice }), ...(reason.trim() !== '' && { reason }) } : {};
    const { data, error } = await send({ ...named, decision, ...why, revision });
    if (error) {
      sayWhyNot(error, 'Failed to record the decision');
      return false;
    }
    const proposed = flag.twoPeople && settles(decision);
    showToast({
      tone: 'success',
      title: proposed ? 'Decision proposed' : 'Decision recorded',
      description: proposed ? `${flag.id}: another operator has to agree.` : `${flag.id}: ${DECISIONS[decision].made}`,
      ...(decision !== 'reopened' && { action: undoOf(data.flags) }),
    });
    return true;
  };
  const agree = async (proposal: number): Promise<boolean> => {
    const { data, error } = await sendAgreement({ ...named, proposal });
    if (error) {
      sayWhyNot(error, 'Failed to record that you agree');
      return false;
    }
    showToast({ tone: 'success', title: 'Decision recorded', description: `${flag.id}: two operators agree.`, action: undoOf(data.flags) });
    return true;
  };
  return { decide, agree, busy: deciding || agreeing };
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
