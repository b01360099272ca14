import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { createContext, useContext } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { ActiveSwitch } from '../../shared/ui/active-switch.tsx';
import { CodeText } from '../../shared/ui/code-text.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { useChangePartnerMutation } from './partners.api.ts';
import { trackingUrl } from './ref-code.ts';

type InRow = { readonly partner: Partner; readonly tabIndex?: number | undefined };
type Dialogs = { readonly edit: (partner: Partner) => void; readonly remove: (partner: Partner) => void };

/** Opens the dialogs, which belong to the whole list: they stay when the window turns and table becomes cards. */
export const PartnerDialogs = createContext<Dialogs>({ edit: () => undefined, remove: () => undefined });

/** Switches a partner on or off. It moves at once and moves back when the server refuses. */
export function PartnerSwitch({ partner: { id, name, isActive }, tabIndex }: InRow) {
  const [change, { isLoading }] = useChangePartnerMutation();
  const set = async (active: boolean) => {
    const { error } = await change({ id, isActive: active });
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to update partner') });
    else showToast({ tone: 'success', title: 'Partner updated', description: name });
  };
  return <ActiveSwitch name={name} active={isActive} busy={isLoading} onChange={(active) => void set(active)} tabIndex={tabIndex} />;
}

/** The code is read, its link is what is passed on. */
export function RefCode({ partner: { refCode }, tabIndex }: InRow) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box component="span" title={refCode} sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <CodeText>{refCode}</CodeText>
      </Box>
      <CopyButton text={trackingUrl(refCode)} label={`Copy tracking link of ${refCode}`} {...(tabIndex !== undefined && { tabIndex })} />
    </Box>
  );
}

export function PartnerButtons({ partner, tabIndex }: InRow) {
  const { edit, remove } = useContext(PartnerDialogs);
  const look = { ...BUTTON, ...(tabIndex !== undefined && { tabIndex }) };
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Button {...look} onClick={() => edit(partner)} aria-label={`Edit ${partner.name}`}>
        Edit
      </Button>
      <Button {...look} onClick={() => remove(partner)} aria-label={`Delete ${partner.name}`}>
        Delete
      </Button>
    </Box>
  );
}

const BUTTON = { size: 'small', sx: { minHeight: 36, minWidth: 0, px: 1 } } as const;
