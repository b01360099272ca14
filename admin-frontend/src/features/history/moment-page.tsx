import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link, useParams, useSearchParams } from 'react-router';
import { shortId } from '../../shared/order-words.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Moment } from './moment.tsx';
import { MomentDifference } from './moment-difference.tsx';

/** How an order stood at one entry of its history, or what is different between two. */
export function MomentPage() {
  const { id = '', entry = '' } = useParams();
  const [params] = useSearchParams();
  const since = params.get('since');
  return (
    <>
      <Button component={Link} to={`/orders/${id}/history`} startIcon={<ArrowBack />} sx={{ ml: -1, mb: 1 }}>
        Back to the history
      </Button>
      <PageHeading title={since === null ? `Order ${shortId(id)} at this point` : `Compared: ${shortId(id)}`} />
      <Paper key={`${entry} ${since}`} sx={{ overflow: 'hidden' }}>
        {since === null ? <Moment id={id} entry={entry} /> : <MomentDifference id={id} entry={entry} other={since} />}
      </Paper>
    </>
  );
}
