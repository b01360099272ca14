import Button from '@mui/material/Button';
import type { DiscountCode } from '@willow/contracts/discount/discount.contract';
import { useState } from 'react';
import { LimitDialog } from './limit-dialog.tsx';
import { limitText } from './limit-words.ts';

export function LimitButton({ code, tabIndex }: { readonly code: DiscountCode; readonly tabIndex?: number }) {
  const [open, setOpen] = useState(false);
  const text = limitText(code);
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`Limit of ${code.code}: ${text}. Change`}
        sx={{ textAlign: 'left' }}
        {...(tabIndex !== undefined && { tabIndex })}
      >
        {text}
      </Button>
      {open && <LimitDialog code={code} onClose={() => setOpen(false)} />}
    </>
  );
}
