import { createContext, useContext } from 'react';

/** A message in passing. Its action, if any, takes back what the message reports. */
export type Toast = {
  readonly tone: 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type ShowToast = (toast: Toast) => void;
export type ShownToast = Toast & { readonly id: number };

/** What the places where messages appear share: the message, its clock, and which of them is on top. */
export type ToastBoard = {
  readonly shown: ShownToast | null;
  readonly dismiss: () => void;
  readonly setPaused: (paused: boolean) => void;
  /** Puts a place on top until the returned function is called. */
  readonly enter: (place: string) => () => void;
  readonly top: string | undefined;
};

const ShowContext = createContext<ShowToast>(() => undefined);
const BoardContext = createContext<ToastBoard | null>(null);

export const ShowToastProvider = ShowContext.Provider;
export const ToastBoardProvider = BoardContext.Provider;

/** Shows a message for a while; a new one takes the place of the old. */
export const useToast = (): ShowToast => useContext(ShowContext);

export function useToastBoard(): ToastBoard {
  const board = useContext(BoardContext);
  if (!board) throw new Error('There is no Toaster around this');
  return board;
}
