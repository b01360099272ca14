import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What stands behind the `?` of the address, read once and taken out of it, so that no secret of a link stays in a history. */
export function useParamsOnce(): URLSearchParams {
  const [params, setParams] = useSearchParams();
  const [first] = useState(params);
  useEffect(() => {
    if (params.size > 0) setParams({}, { replace: true });
  }, [params, setParams]);
  return first;
}
