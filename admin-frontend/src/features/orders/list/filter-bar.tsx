import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Field } from '../../../shared/ui/field.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { DATE_FILTERS, type OrderFilters, REVIEW_FILTERS, STATUS_FILTERS, filtersIn, sameFilters } from './order-filters.ts';

type FilterBarProps = { readonly filters: OrderFilters; readonly onApply: (filters: OrderFilters) => void };

export function FilterBar({ filters, onApply }: FilterBarProps) {
  const { values, change } = useValues(filters);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(filtersIn(new FormData(event.currentTarget)));
  };
  return (
    <Box component="form" aria-label="Filter orders" onSubmit={apply} sx={BAR}>
      <SelectField label="Status" name="status" options={STATUS_FILTERS} value={values.status} onChange={change} />
      <SelectField label="Date range" name="dateRange" options={DATE_FILTERS} value={values.dateRange} onChange={change} />
      <SelectField label="Review flags" name="review" options={REVIEW_FILTERS} value={values.review} onChange={change} />
      <Field
        label="Search by name, email or order ID"
        name="search"
        type="search"
        autoComplete="off"
        value={values.search}
        onChange={change}
        inputProps={{ maxLength: TEXT_LIMITS.name }}
      />
      <Button type="submit" variant="contained" sx={{ whiteSpace: 'nowrap' }}>
        Apply Filters
      </Button>
    </Box>
  );
}

/** What stands in the fields: what was chosen, until the address says otherwise (the Back button, a link). */
function useValues(filters: OrderFilters) {
  const [values, setValues] = useState<Values>({ ...ALL, ...filters });
  const [shown, setShown] = useState(filters);
  if (!sameFilters(shown, filters)) {
    setShown(filters);
    setValues({ ...ALL, ...filters });
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    setValues((before) => ({ ...before, [target.name]: target.value }));
  return { values, change };
}

type Values = Readonly<Record<keyof OrderFilters, string>>;
const ALL: Values = { status: 'all', dateRange: 'all', review: 'all', search: '' };

const BAR = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, minmax(8rem, auto)) minmax(12rem, 1fr) auto' },
  '& > :nth-of-type(n + 3), & > button': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  gap: 2,
  alignItems: 'end',
  mb: 3,
} as const;
