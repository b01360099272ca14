import { useState } from 'react';
import { useReaderId } from './session/use-reader-id.ts';

/** Something that an operator has set for themselves in this browser. `read` makes sense of what was kept, or of nothing. */
export function useKept<Value>(name: string, read: (kept: unknown) => Value) {
  const key = `${name} ${useReaderId()}`;
  const [value, setValue] = useState(() => read(parsed(localStorage.getItem(key))));
  const keep = (next: Value) => {
    localStorage.setItem(key, JSON.stringify(next));
    setValue(next);
  };
  return [value, keep] as const;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
