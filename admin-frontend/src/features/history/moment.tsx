import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import type { Detail, Exchange, OrderMoment } from '@willow/contracts/operator/history.contract';
import { Link } from 'react-router';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { Details } from '../../shared/history/entry-line.tsx';
import { useOrderMomentQuery } from './history.api.ts';
import { AtEntry, MomentFailed } from './moment-parts.tsx';

const { colour, font } = tokens;

/** Order, details, answers and will, as they stood when an entry had just happened. */
export function Moment({ id, entry }: { readonly id: string; readonly entry: string }) {
  const { data, error, isError, refetch } = useOrderMomentQuery({ id, entry });
  if (isError) return <MomentFailed orderId={id} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting>Loading that moment…</Waiting>;
  return (
    <>
      <Box sx={{ p: { xs: 2, md: 3 }, background: colour.paperDeep, display: 'grid', gap: 1.5 }}>
        <AtEntry title="When this had just happened" entry={data.entry} />
        <Steps id={id} entry={entry} earlier={data.earlier} later={data.later} />
      </Box>
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <Section title="Order" rows={data.order} none="It had not been placed yet." />
          <Titled title="Correspondence" parts={data.correspondence} none="No questions, reports or messages yet." />
          <Section title="Customer" rows={data.details} none="No email address had been verified yet." />
          <Titled
            title="Answers"
            parts={data.answers.map(({ question, rows }) => ({ title: question, rows }))}
            none="Nothing had been answered yet."
          />
        </Box>
        <WillText text={data.text} notDrafted={data.notDrafted} />
      </Box>
    </>
  );
}

function Steps({ id, entry, earlier, later }: Pick<OrderMoment, 'earlier' | 'later'> & { readonly id: string; readonly entry: string }) {
  const to = (other: string) => `/orders/${id}/history/${other}`;
  return (
    <Box component="nav" aria-label="Entries" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {earlier !== null && (
        <Button component={Link} to={to(earlier)} variant="outlined">
          Previous entry
        </Button>
      )}
      {later !== null && (
        <Button component={Link} to={to(later)} variant="outlined">
          Next entry
        </Button>
      )}
      <Button component={Link} to={`/orders/${id}/history?compare=${entry}`}>
        Compare with another entry
      </Button>
    </Box>
  );
}

type SectionProps = { readonly title: string; readonly rows: readonly Detail[]; readonly none: string };

function Section({ title, rows, none }: SectionProps) {
  return (
    <section>
      <Typography variant="h2">{title}</Typography>
      {rows.length > 0 ? <Details details={[...rows]} /> : <Typography sx={{ color: 'text.secondary', mt: 1 }}>{none}</Typography>}
    </section>
  );
}

type TitledProps = { readonly title: string; readonly parts: readonly Exchange[]; readonly none: string };

function Titled({ title, parts, none }: TitledProps) {
  return (
    <section>
      <Typography variant="h2">{title}</Typography>
      {parts.length === 0 && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{none}</Typography>}
      {parts.map((part) => (
        <Box key={part.title} sx={{ mt: 2 }}>
          <Typography variant="h3">{part.title}</Typography>
          <Details details={part.rows} />
        </Box>
      ))}
    </section>
  );
}

function WillText({ text, notDrafted }: Pick<OrderMoment, 'text' | 'notDrafted'>) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h2">Will</Typography>
      {text === null ? (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>They made no will. {notDrafted}</Typography>
      ) : (
        <Box component="section" aria-label="Text of the will" tabIndex={0} sx={TEXT}>
          {text}
        </Box>
      )}
    </Box>
  );
}

const TEXT = {
  mt: 1,
  p: 2,
  maxHeight: { lg: '70vh' },
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: font.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  background: colour.paper,
  border: `1px solid ${colour.line}`,
  borderRadius: 1,
} as const;
