import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AccessFilter, AccessKind } from '@willow/contracts/operator/access.contract';
import type { FormEvent } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { useAccessPeopleQuery } from './access.api.ts';
import { filterIn } from './access-filter.ts';
import { useValues } from './use-values.ts';

const KINDS: Readonly<Record<AccessKind, string>> = {
  all: 'Everything',
  exports: 'Files taken away',
  opened: 'Personal details revealed for an audit',
  verified: 'Log checks',
};

type AccessFilterBarProps = { readonly filter: AccessFilter; readonly onApply: (filter: AccessFilter) => void };

/** Who, what, of whom and when. */
export function AccessFilterBar({ filter, onApply }: AccessFilterBarProps) {
  const { data: people = [] } = useAccessPeopleQuery();
  const { values, change } = useValues(filter);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(filterIn(new FormData(event.currentTarget)));
  };
  // Not `Object.fromEntries` of the ids alone: a number-like id would come first.
  const persons = { '': 'Everyone', ...Object.fromEntries(people.map(({ id, name }) => [id, name])) };
  return (
    <Box component="form" aria-label="Filter the access log" onSubmit={apply} sx={BAR}>
      <SelectField label="Show" name="show" value={values.show} options={KINDS} onChange={change} />
      <SelectField label="Person" name="person" value={values.person} options={persons} onChange={change} />
      <Field label="Order ID" name="order" value={values.order} onChange={change} autoComplete="off" inputProps={{ maxLength: 40 }} />
      <Field
        label="Customer ID"
        name="customer"
        value={values.customer}
        onChange={change}
        autoComplete="off"
        inputProps={{ maxLength: 40 }}
      />
      <Field label="From" name="from" type="date" value={values.from} onChange={change} />
      <Field label="To" name="to" type="date" value={values.to} onChange={change} />
      <Button type="submit" variant="contained" sx={{ whiteSpace: 'nowrap' }}>
        Apply filters
      </Button>
    </Box>
  );
}

const BAR = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr)) auto',
  },
  '& > button': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  gap: 2,
  alignItems: 'end',
  mb: 3,
} as const;
