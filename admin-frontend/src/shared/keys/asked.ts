/** What the keyboard, or a button that says so, may ask for anywhere. */
export type Asked = 'palette' | 'keys';

const listeners = new Set<(asked: Asked) => void>();
/** By a button, before anybody listened: that loads after the screen. */
let early: Asked | null = null;

export const askFor = (asked: Asked): void => {
  if (listeners.size === 0) early = asked;
  for (const listen of listeners) listen(asked);
};

export function listenTo(listen: (asked: Asked) => void): () => void {
  listeners.add(listen);
  if (early) listen(early);
  early = null;
  return () => void listeners.delete(listen);
}
