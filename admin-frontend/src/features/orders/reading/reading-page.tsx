import { errorMessage } from '@willow/frontend/web/api/failure';
import { useParams } from 'react-router';
import { ErrorNotice } from '../../../shared/ui/notice.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { useOrderChangesQuery } from '../changes/changes.api.ts';
import { useOrderFlagsQuery } from '../flags/flags.api.ts';
import { useOrderQuery } from '../orders.api.ts';
import { useReading } from './reading.api.ts';
import { ReadingDesk } from './reading-desk.tsx';
import { TurningKeys } from './use-turning.ts';

/** One will, to be read and decided. Another order is another reading: nothing of the last one stays on the screen. */
export function ReadingPage() {
  const { id = '' } = useParams();
  return <Reading key={id} id={id} />;
}

function Reading({ id }: { readonly id: string }) {
  const query = useOrderQuery(id, { refetchOnMountOrArgChange: true });
  // All that the desk shows is asked for at once: it is there sooner, and stands as one look in the access log.
  const reading = useReading(id);
  useOrderFlagsQuery(id);
  useOrderChangesQuery(id);
  if (query.isError)
    return (
      <ErrorNotice heading="h1" title="Failed to fetch order details" onRetry={() => void query.refetch()}>
        {errorMessage(query.error, 'The order could not be read.')}
      </ErrorNotice>
    );
  if (query.data) return <ReadingDesk detail={query.data} reading={reading} />;
  return (
    <>
      <TurningKeys orderId={id} />
      <Waiting>Loading the order…</Waiting>
    </>
  );
}
