import { useSearchParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '../store.ts';
import { searched } from './searches.slice.ts';

const PLACE = 'search';

/** A search whose words stand in no address: `?search=2` is the third of this session. After a reload there is none. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const dispatch = useAppDispatch();
  const texts = useAppSelector(({ searches }) => searches.texts);
  const place = params.get(PLACE);
  const search = place === null ? '' : (texts[Number(place)] ?? '');
  const lookFor = (text: string) => {
    if (text !== '') dispatch(searched(text));
    setParams(text === '' ? {} : { [PLACE]: String(texts.length) });
  };
  return { search, lookFor };
}
