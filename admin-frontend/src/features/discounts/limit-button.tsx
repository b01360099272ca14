import Button from '@mui/material/Button';
import type { DiscountCode } from '@willow/contracts/discount/discount.operator.contract';
import { createContext, useContext } from 'react';
import { limitText } from './limit-words.ts';

/** Opens the dialog, which belongs to the whole list: it stays when the window turns and table becomes cards. */
export const ChangeLimit = createContext<(code: DiscountCode) => void>(() => undefined);

export function LimitButton({ code, tabIndex }: { readonly code: DiscountCode; readonly tabIndex?: number }) {
  const changeLimit = useContext(ChangeLimit);
  const text = limitText(code);
  return (
    <Button
      size="small"
      onClick={() => changeLimit(code)}
      aria-label={`Limit of ${code.code}: ${text}. Change`}
      sx={{ minWidth: 0, ml: -0.625, textAlign: 'left', textDecoration: 'underline' }}
      {...(tabIndex !== undefined && { tabIndex })}
    >
      {text}
    </Button>
  );
}
