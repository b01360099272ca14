import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { useDesk } from './desk.ts';

const DisplayChoices = lazy(async () => ({ default: (await import('./display-choices.tsx')).DisplayChoices }));

/** How dense the list is and which columns it has. */
export function DisplayMenu(desk: ReturnType<typeof useDesk>) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<Tune />}
        aria-haspopup="dialog"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
        sx={{ minHeight: 38 }}
      >
        Display
      </Button>
      <Suspense fallback={null}>{button && <DisplayChoices {...desk} button={button} onClose={() => setButton(null)} />}</Suspense>
    </>
  );
}
