import { lazy, Suspense, useEffect, useState } from 'react';
import { type Asked, askFor, listenTo } from '../shared/keys/asked.ts';
import type { Section } from './sections.ts';
import { isAlone, isWithCtrl } from '../shared/keys/use-keys.ts';
import { useKeysSetting } from '../shared/keys/use-keys-setting.ts';

const Palette = lazy(async () => ({ default: (await import('./palette/palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** What is heard on every screen: the palette by Ctrl K, and the keys by "?". */
export function Hotkeys({ sections }: { readonly sections: readonly Section[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { on } = useKeysSetting();
  useEffect(() => listenTo(setAsked), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const next = isWithCtrl('k', event) ? 'palette' : on && event.key === '?' && isAlone(event) ? 'keys' : null;
      if (next === null) return;
      event.preventDefault();
      // What is typed in a form of a dialog would be lost by going elsewhere.
      if (document.querySelector('[role="dialog"] form') === null) askFor(next);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
  return (
    <Suspense fallback={null}>
      {asked === 'palette' && <Palette sections={sections} onClose={close} />}
      {asked === 'keys' && <KeysDialog onClose={close} />}
    </Suspense>
  );
}
