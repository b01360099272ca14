import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const ViewsList = lazy(async () => ({ default: (await import('./views-list.tsx')).ViewsList }));

/** Lists to come back to. */
export function ViewsMenu() {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<BookmarkBorder />}
        aria-haspopup="dialog"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
        sx={{ minHeight: 38 }}
      >
        Views
      </Button>
      <Suspense fallback={null}>{button && <ViewsList button={button} onClose={() => setButton(null)} />}</Suspense>
    </>
  );
}
