/** What the keyboard, or a button that says so, may ask for anywhere. */
export type Asked = 'palette' | 'keys';

const listeners = new Set<(asked: Asked) => void>();

export const askFor = (asked: Asked): void => {
  for (const listen of listeners) listen(asked);
};

export function listenTo(listen: (asked: Asked) => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}
