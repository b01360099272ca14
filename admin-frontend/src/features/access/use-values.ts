import type { AccessFilter } from '@willow/contracts/operator/access.contract';
import { type ChangeEvent, useState } from 'react';
import { addressOf } from './access-filter.ts';

const NONE = { show: 'all', person: '', order: '', customer: '', from: '', to: '' } as const;
type Values = Readonly<Record<keyof typeof NONE, string>>;

/** What stands in the fields: what was chosen, until the address says otherwise (the Back button, a link). */
export function useValues(filter: AccessFilter) {
  const inAddress = { ...NONE, ...addressOf(filter) };
  const [values, setValues] = useState<Values>(inAddress);
  const [shown, setShown] = useState(inAddress);
  if (JSON.stringify(shown) !== JSON.stringify(inAddress)) {
    setShown(inAddress);
    setValues(inAddress);
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    setValues((before) => ({ ...before, [target.name]: target.value }));
  return { values, change };
}
