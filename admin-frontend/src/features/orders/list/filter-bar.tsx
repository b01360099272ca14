import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { getAdminOrder } from '@willow/contracts/operator/operator.contract';
import { TEXT_LIMITS } from '@willow/contracts/text-limits';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMay } from '../../../shared/session/may.ts';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type FilterName, FILTERS, filtersIn, type OrderFilters, withoutFilter } from './order-filters.ts';
import { useFilterValues } from './use-filter-values.ts';

type FilterBarProps = {
  readonly filters: OrderFilters;
  readonly onApply: (filters: OrderFilters) => void;
  /** What else belongs to the list, at the end of the line. */
  readonly children: ReactNode;
};

const FIRST: readonly FilterName[] = ['status', 'dateRange'];
const MORE: readonly FilterName[] = ['payment', 'review', 'assignee', 'age'];

/** The filters in one line: the usual ones, the others folded away, and what is on as chips that take it off again. */
export function FilterBar({ filters, onApply, children }: FilterBarProps) {
  const { values, change, put, applied } = useFilterValues(filters);
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const moreId = useId();
  const ask = (wanted: OrderFilters) => {
    applied(wanted);
    onApply(wanted);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(filtersIn(new FormData(event.currentTarget)));
  };
  const remove = (names: readonly (FilterName | 'search')[]) => {
    for (const name of names) put(name, name === 'search' ? '' : 'all');
    ask(names.reduce(withoutFilter, filters));
    // The chip that was pressed is gone.
    toggle.current?.focus();
  };
  const field = (name: FilterName) => (
    <SelectField
      key={name}
      inline
      name={name}
      label={FILTERS[name].label}
      options={FILTERS[name].options}
      value={values[name]}
      onChange={change}
    />
  );
  return (
    <Box component="form" aria-label="Filter orders" onSubmit={submit} sx={BAR}>
      <SearchField value={values.search} onChange={change} />
      <Box sx={{ ...GROUP, display: { xs: open ? 'flex' : 'none', sm: 'flex' } }}>{FIRST.map(field)}</Box>
      <Button ref={toggle} variant="outlined" aria-expanded={open} aria-controls={moreId} onClick={() => setOpen(!open)}>
        More filters
      </Button>
      <Button type="submit" variant="contained">
        Apply Filters
      </Button>
      <FilterChips filters={filters} onRemove={remove} />
      <Box sx={{ ...GROUP, ml: 'auto' }}>{children}</Box>
      <Box id={moreId} hidden={!open} sx={{ ...GROUP, flexBasis: '100%', '&[hidden]': { display: 'none' } }}>
        {MORE.map(field)}
      </Box>
    </Box>
  );
}

type SearchFieldProps = { readonly value: string; readonly onChange: ReturnType<typeof useFilterValues>['change'] };

function SearchField({ value, onChange }: SearchFieldProps) {
  // Whoever audits reads no name, and finds nobody by one.
  const names = useMay()(getAdminOrder);
  const what = names ? 'name, email or order ID' : 'order ID';
  return (
    <OutlinedInput
      name="search"
      type="search"
      autoComplete="off"
      placeholder={`Search by ${what}`}
      value={value}
      onChange={onChange}
      startAdornment={<Search fontSize="small" sx={{ color: 'text.secondary' }} />}
      inputProps={{ 'aria-label': `Search by ${what}`, maxLength: TEXT_LIMITS.name }}
      sx={{ flex: '1 1 15rem', maxWidth: { sm: '26rem' }, pl: 1.25 }}
    />
  );
}

const GROUP = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 } as const;

const BAR = {
  ...GROUP,
  columnGap: 1,
  mb: 1,
  '& > button': { whiteSpace: 'nowrap', minHeight: 38, py: 0.5 },
  '& input, & select': { py: '0.4375rem !important' },
} as const;
