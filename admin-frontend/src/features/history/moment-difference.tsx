import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import type { Difference, MomentDifference as Compared } from '@willow/contracts/operator/history.contract';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useMomentDifferenceQuery } from './history.api.ts';
import { AtEntry, MomentFailed } from './moment-parts.tsx';

const { colour } = tokens;

type Between = { readonly id: string; readonly entry: string; readonly other: string };

/** What differs after the later of two entries, and what that means. */
export function MomentDifference(between: Between) {
  const { data, error, isError, refetch } = useMomentDifferenceQuery(between);
  if (isError) return <MomentFailed orderId={between.id} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting>Comparing…</Waiting>;
  return (
    <>
      <Box sx={{ p: { xs: 2, md: 3 }, background: colour.paperDeep, display: 'grid', gap: 1.5 }}>
        <AtEntry title="Before" entry={data.earlier} />
        <AtEntry title="After" entry={data.later} />
      </Box>
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 3 }}>
        <Meaning {...data} />
        <section>
          <Typography variant="h2">What differs</Typography>
          {data.differences.length === 0 ? <Typography sx={QUIET}>Nothing.</Typography> : <Rows differences={data.differences} />}
        </section>
      </Box>
    </>
  );
}

function Meaning({ changes, notCompared }: Pick<Compared, 'changes' | 'notCompared'>) {
  return (
    <section>
      <Typography variant="h2">What that means for the will</Typography>
      {notCompared !== null ? (
        <Typography sx={QUIET}>One of the two made no will. {notCompared}</Typography>
      ) : changes.length === 0 ? (
        <Typography sx={QUIET}>The meaning is unchanged: the same people receive the same things and have the same roles.</Typography>
      ) : (
        <Box component="ul" sx={{ mt: 1, mb: 0, pl: 3, display: 'grid', gap: 0.75 }}>
          {changes.map(({ sentence, clause }, index) => (
            <li key={`${index} ${sentence}`}>
              {sentence} {clause !== null && <Box component="span" sx={{ color: 'text.secondary' }}>{`Clause ${clause}.`}</Box>}
            </li>
          ))}
        </Box>
      )}
    </section>
  );
}

function Rows({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {differences.map(({ about, label, before, after }) => (
        <Box component="li" key={`${about} ${label}`} sx={{ py: 1.5, borderTop: `1px solid ${colour.line}` }}>
          <Typography variant="h3">{label}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {about}
          </Typography>
          <Box sx={{ mt: 1, display: 'grid', gap: 1, gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
            <Side title="Before" value={before} />
            <Side title="After" value={after} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Side({ title, value }: { readonly title: string; readonly value: string | null }) {
  return (
    <Box sx={{ p: 1.5, background: title === 'After' ? colour.leafPale : colour.paper, borderRadius: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{value ?? 'Nothing'}</Typography>
    </Box>
  );
}

const QUIET = { color: 'text.secondary', mt: 1 } as const;
