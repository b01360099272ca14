import { useAppDispatch, useAppSelector } from '../store.ts';
import { searched } from './searches.slice.ts';

const SEARCH = 'search';

/** Searches whose words stand in no address: `?search=2` is the third of this tab. */
export function useSearches() {
  const dispatch = useAppDispatch();
  const texts = useAppSelector(({ searches }) => searches.texts);
  /** An address with the words themselves. */
  const spoken = (params: URLSearchParams): URLSearchParams => {
    const place = params.get(SEARCH);
    return withSearch(params, place !== null && /^\d+$/.test(place) ? texts[Number(place)] : undefined);
  };
  /** The same with the place that its words are kept at. */
  const kept = (params: URLSearchParams): URLSearchParams => {
    const words = params.get(SEARCH);
    if (!words) return withSearch(params, undefined);
    const known = texts.indexOf(words);
    if (known < 0) dispatch(searched(words));
    return withSearch(params, String(known < 0 ? texts.length : known));
  };
  return { spoken, kept };
}

function withSearch(params: URLSearchParams, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === undefined) next.delete(SEARCH);
  else next.set(SEARCH, value);
  return next;
}
