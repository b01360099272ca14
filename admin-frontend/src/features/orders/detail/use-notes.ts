import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { draftSettled, draftWritten } from '../../../shared/drafts/drafts.slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store.ts';

/** The notes on an order as they are being written. What is not saved survives closing the order and a session that runs out. */
export function useNotes({ id, notes }: Pick<AdminOrder, 'id' | 'notes'>) {
  const key = `notes ${id}`;
  const saved = notes ?? '';
  const dispatch = useAppDispatch();
  const text = useAppSelector(({ drafts }) => drafts.texts[key]) ?? saved;
  const settle = () => void dispatch(draftSettled(key));
  const write = (next: string) => (next === saved ? settle() : void dispatch(draftWritten({ key, text: next })));
  return { text, unsaved: text !== saved, write, settle };
}
