import { type Endpoint, pathOf } from '@willow/contracts/endpoint';
import { useState } from 'react';
import { useBrowser } from '../../shared/browser.ts';
import { type Failure, failureOf } from '../../web/api/failure.ts';
import { traceHeaders } from '../../web/api/trace.ts';

/** Longer than the server waits for its printer. */
const LONGEST_MS = 60_000;

type Download = { readonly state: 'idle' | 'preparing' | 'saved' } | { readonly state: 'failed'; readonly failure: Failure };

/** Fetches a file and gives it to the browser to keep, untouched. It is in no cache of ours afterwards. */
export function useDownload(endpoint: Pick<Endpoint, 'path'>, name: string) {
  const browser = useBrowser();
  const [download, setDownload] = useState<Download>({ state: 'idle' });
  const start = async (): Promise<void> => {
    setDownload({ state: 'preparing' });
    try {
      const response = await fetch(pathOf(endpoint), {
        credentials: 'include',
        headers: traceHeaders(),
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      if (!response.ok) return setDownload({ state: 'failed', failure: failureOf(response, await response.text()) });
      browser.save(await response.blob(), name);
      return setDownload({ state: 'saved' });
    } catch {
      return setDownload({ state: 'failed', failure: { status: 0, message: 'No answer' } });
    }
  };
  return { download, start };
}
