import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getAdminOrder } from '@willow/contracts/operator/operator.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useMay } from '../../../shared/session/may.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import {
  AGE_FILTERS,
  ASSIGNEE_FILTERS,
  DATE_FILTERS,
  filtersIn,
  type OrderFilters,
  PAYMENT_FILTERS,
  REVIEW_FILTERS,
  sameFilters,
  STATUS_FILTERS,
} from './order-filters.ts';

type FilterBarProps = { readonly filters: OrderFilters; readonly onApply: (filters: OrderFilters) => void };

export function FilterBar({ filters, onApply }: FilterBarProps) {
  const { values, change } = useValues(filters);
  // Whoever audits reads no name, and finds nobody by one.
  const names = useMay()(getAdminOrder);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(filtersIn(new FormData(event.currentTarget)));
  };
  return (
    <Box component="form" aria-label="Filter orders" onSubmit={apply} sx={BAR}>
      <SelectField label="Status" name="status" options={STATUS_FILTERS} value={values.status} onChange={change} />
      <SelectField label="Payment" name="payment" options={PAYMENT_FILTERS} value={values.payment} onChange={change} />
      <SelectField label="Review flags" name="review" options={REVIEW_FILTERS} value={values.review} onChange={change} />
      <SelectField label="Assigned to" name="assignee" options={ASSIGNEE_FILTERS} value={values.assignee} onChange={change} />
      <SelectField label="Waiting" name="age" options={AGE_FILTERS} value={values.age} onChange={change} />
      <SelectField label="Date range" name="dateRange" options={DATE_FILTERS} value={values.dateRange} onChange={change} />
      <Field
        label={names ? 'Search by name, email or order ID' : 'Search by order ID'}
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

type Values = Readonly<Record<Exclude<keyof OrderFilters, 'queue'>, string>>;
const ALL: Values = { status: 'all', payment: 'all', review: 'all', assignee: 'all', age: 'all', dateRange: 'all', search: '' };

const BAR = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  '& > :nth-of-type(7)': { gridColumn: { xs: '1 / -1', sm: 'span 2', lg: 'span 5' } },
  '& > button': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  gap: 2,
  alignItems: 'end',
  mb: 3,
} as const;
