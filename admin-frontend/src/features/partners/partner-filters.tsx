import Box from '@mui/material/Box';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import { searchable } from '@willow/contracts/searchable';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSearches } from '../../shared/searches/use-searches.ts';
import { Field } from '../../shared/ui/field.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';

const STATES = { all: 'All', active: 'Active', inactive: 'Inactive' } as const;

/** Which partners the address asks for; the words searched for are in the tab, for they may be a name: `?state=active&search=0`. */
export function usePartnerFilter() {
  const [params, setParams] = useSearchParams();
  const state = params.get('state') ?? 'all';
  const { spoken, kept } = useSearches();
  const [search, setSearch] = useState(spoken(params).get('search') ?? '');
  const put = (name: string, value: string) => {
    const next = spoken(params);
    next.delete('page');
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
    setParams(kept(next), { replace: true });
  };
  const look = (text: string) => {
    setSearch(text);
    if (params.has('page')) put('search', text);
  };
  const sought = searchable(search);
  const matches = ({ name, email, refCode, isActive }: Partner): boolean =>
    (state === 'active' ? isActive : state !== 'inactive' || !isActive) &&
    [name, email, refCode].some((text) => searchable(text).includes(sought));
  const filter = { state: state in STATES ? state : 'all', search, look };
  // What is typed counts at once, and is kept when it is done: not each letter of it.
  return { ...filter, matches, keep: () => put('search', search.trim()), choose: (value: string) => put('state', value) };
}

export function PartnerFilters({ state, search, look, keep, choose }: Omit<ReturnType<typeof usePartnerFilter>, 'matches'>) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <Box component="form" aria-label="Filter partners" onSubmit={submit} sx={BAR}>
      <SelectField label="Status" name="state" options={STATES} value={state} onChange={({ target }) => choose(target.value)} />
      <Field
        label="Search by name, email or ref code"
        name="search"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => look(target.value)}
        onBlur={keep}
        inputProps={{ maxLength: TEXT_LIMITS.name }}
      />
    </Box>
  );
}

const BAR = { display: 'grid', gridTemplateColumns: { sm: '10rem minmax(12rem, 28rem)' }, gap: 2, alignItems: 'end', mb: 3 } as const;
