import type { DiscountCode } from '@willow/contracts/discount/discount.operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { ActiveSwitch } from '../../shared/ui/active-switch.tsx';
import { useChangeDiscountCodeMutation } from './discounts.api.ts';

/** Switches a code on or off. It moves at once and moves back when the server refuses. */
export function CodeSwitch({ code, tabIndex }: { readonly code: DiscountCode; readonly tabIndex?: number }) {
  const [change, { isLoading }] = useChangeDiscountCodeMutation();
  const set = async (isActive: boolean) => {
    const { error } = await change({ id: code.id, isActive });
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to update discount code') });
    else showToast({ tone: 'success', title: 'Code updated', description: code.code });
  };
  return (
    <ActiveSwitch name={code.code} active={code.isActive} busy={isLoading} onChange={(active) => void set(active)} tabIndex={tabIndex} />
  );
}
