import { draftSettled, draftWritten } from '../../../shared/drafts/drafts.slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store.ts';

/** The note on an order that is being written. What is not saved survives closing the order and a session that runs out. */
export function useNewNote(orderId: string) {
  const key = `notes ${orderId}`;
  const dispatch = useAppDispatch();
  const text = useAppSelector(({ drafts }) => drafts.texts[key]) ?? '';
  const settle = () => void dispatch(draftSettled(key));
  const write = (next: string) => (next === '' ? settle() : void dispatch(draftWritten({ key, text: next })));
  return { text, isBlank: text.trim() === '', write, settle };
}
