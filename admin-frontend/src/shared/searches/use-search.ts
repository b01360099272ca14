import { useSearchParams } from 'react-router';
import { useSearches } from './use-searches.ts';

/** The search of a list that has no other filters. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const { spoken, kept } = useSearches();
  const search = spoken(params).get('search') ?? '';
  const lookFor = (text: string) => setParams(kept(new URLSearchParams({ search: text })));
  return { search, lookFor };
}
