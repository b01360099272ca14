import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { DiscountCode } from '@willow/contracts/discount/discount.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { useChangeDiscountCodeMutation } from './discounts.api.ts';

/** Switches a code on or off. It moves at once and moves back when the server refuses. */
export function ActiveSwitch({ code, tabIndex }: { readonly code: DiscountCode; readonly tabIndex?: number }) {
  const [change, { isLoading }] = useChangeDiscountCodeMutation();
  const set = async (isActive: boolean) => {
    const { error } = await change({ id: code.id, isActive });
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to update discount code') });
    else showToast({ tone: 'success', title: 'Code updated' });
  };
  return (
    <FormControlLabel
      label={code.isActive ? 'Active' : 'Inactive'}
      control={
        <Switch
          checked={code.isActive}
          disabled={isLoading}
          onChange={(_, isActive) => void set(isActive)}
          slotProps={{ input: { 'aria-label': `${code.code} active`, ...(tabIndex !== undefined && { tabIndex }) } }}
        />
      }
    />
  );
}
