import { type ChangeEvent, useState } from 'react';
import { type OrderFilters, sameFilters } from './order-filters.ts';

type Values = Readonly<Record<Exclude<keyof OrderFilters, 'queue'>, string>>;
const ALL: Values = { status: 'all', payment: 'all', review: 'all', assignee: 'all', age: 'all', dateRange: 'all', search: '' };

/**
 * What stands in the fields: what was chosen, until the address says otherwise (the Back button, a link). The address follows what is applied
 * here a moment later, and that is no news: what was changed meanwhile stays.
 */
export function useFilterValues(filters: OrderFilters) {
  const [values, setValues] = useState<Values>({ ...ALL, ...filters });
  const [shown, setShown] = useState(filters);
  const [asked, setAsked] = useState<OrderFilters | null>(null);
  if (!sameFilters(shown, filters)) {
    setShown(filters);
    setAsked(null);
    if (asked === null || !sameFilters(asked, filters)) setValues({ ...ALL, ...filters });
  }
  const put = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => put(target.name, target.value);
  /** Of the same queue. */
  const applied = (wanted: OrderFilters) => setAsked({ ...wanted, ...(filters.queue && { queue: filters.queue }) });
  return { values, change, put, applied };
}
