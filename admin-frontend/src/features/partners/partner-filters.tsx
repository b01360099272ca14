import Box from '@mui/material/Box';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import type { ChangeEvent, FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Field } from '../../shared/ui/field.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';

const STATES = { all: 'All', active: 'Active', inactive: 'Inactive' } as const;

/** Which partners the address asks for: `?state=active&search=elm`. Anything unknown counts as "all". */
export function usePartnerFilter() {
  const [params, setParams] = useSearchParams();
  const state = params.get('state') ?? 'all';
  const search = params.get('search') ?? '';
  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const sought = search.trim().toLowerCase();
  const matches = ({ name, email, refCode, isActive }: Partner): boolean =>
    (state === 'active' ? isActive : state !== 'inactive' || !isActive) &&
    [name, email, refCode].some((text) => text.toLowerCase().includes(sought));
  return { state: state in STATES ? state : 'all', search, matches, change };
}

export function PartnerFilters({ state, search, change }: Omit<ReturnType<typeof usePartnerFilter>, 'matches'>) {
  return (
    <Box component="form" aria-label="Filter partners" onSubmit={(event: FormEvent) => event.preventDefault()} sx={BAR}>
      <SelectField label="Status" name="state" options={STATES} value={state} onChange={change} />
      <Field
        label="Search by name, email or ref code"
        name="search"
        type="search"
        autoComplete="off"
        value={search}
        onChange={change}
        inputProps={{ maxLength: TEXT_LIMITS.name }}
      />
    </Box>
  );
}

const BAR = { display: 'grid', gridTemplateColumns: { sm: '10rem minmax(12rem, 28rem)' }, gap: 2, alignItems: 'end', mb: 3 } as const;
