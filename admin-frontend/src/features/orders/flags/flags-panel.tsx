import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import { FlagSeverity, type OrderFlags, type ReviewFlag } from '@willow/contracts/operator/review.contract';
import { useId } from 'react';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { ErrorNotice } from '../../../shared/ui/notice.tsx';
import { FlagCard } from './flag-card.tsx';
import { GROUPS } from './flag-words.ts';
import { UnsavedReasons } from './unsaved-reasons.tsx';
import { useOrderFlagsQuery } from './flags.api.ts';

const { colour } = tokens;

export function FlagsPanel({ orderId, paid }: { readonly orderId: string; readonly paid: boolean }) {
  const id = useId();
  const { data, error, isError, refetch } = useOrderFlagsQuery(orderId);
  return (
    <Box
      component="section"
      id="review-flags"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      sx={{ minWidth: 0, '&:focus': { outline: 'none' } }}
    >
      <Typography variant="h2" component="h3" id={`${id}-title`} sx={{ mb: 1.5 }}>
        Review flags
      </Typography>
      {isError ? (
        <ErrorNotice title="The review flags could not be read" onRetry={() => void refetch()}>
          {errorMessage(error, 'Nothing can be approved until they load.')}
        </ErrorNotice>
      ) : data ? (
        <Found orderId={orderId} flags={data} paid={paid} />
      ) : (
        <Typography component="output" sx={{ color: 'text.secondary' }}>
          Loading the review flags…
        </Typography>
      )}
    </Box>
  );
}

type FoundProps = { readonly orderId: string; readonly flags: OrderFlags; readonly paid: boolean };

function Found({ orderId, flags: { answerHash, flags, warnings, keptAbroad }, paid }: FoundProps) {
  if (answerHash === null)
    return (
      <Calm>
        {paid ? 'The draft is being prepared. Its review flags come with it.' : 'The answers are reviewed once the order is paid.'}
      </Calm>
    );
  const quiet = flags.every(({ stops, choices }) => !stops && choices.length === 0);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {warnings.map((warning) => (
        <Box key={warning} role="note" sx={WARNING}>
          {warning}
        </Box>
      ))}
      <UnsavedReasons orderId={orderId} flags={flags} />
      {quiet && <Calm>Nothing in these answers needs a decision.</Calm>}
      {FlagSeverity.options.map((severity) => (
        <FlagGroup key={severity} orderId={orderId} answerHash={answerHash} severity={severity} flags={flags} keptAbroad={keptAbroad} />
      ))}
    </Box>
  );
}

type FlagGroupProps = {
  readonly orderId: string;
  readonly answerHash: string;
  readonly severity: FlagSeverity;
  readonly flags: readonly ReviewFlag[];
  readonly keptAbroad: string | null;
};

function FlagGroup({ orderId, answerHash, severity, flags, keptAbroad }: FlagGroupProps) {
  const id = useId();
  const own = flags.filter((flag) => flag.severity === severity);
  if (own.length === 0) return null;
  const { title, about } = GROUPS[severity];
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h4" id={id}>
        {title} ({own.length})
      </Typography>
      {about && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {own.map((flag) => (
          <FlagCard key={flag.key} orderId={orderId} answerHash={answerHash} flag={flag} keptAbroad={keptAbroad} />
        ))}
      </Box>
    </Box>
  );
}

function Calm({ children }: { readonly children: string }) {
  return <Box sx={{ p: 2, background: colour.leafMist, borderRadius: 1 }}>{children}</Box>;
}

const WARNING = { p: 2, background: colour.goldPale, borderInlineStart: `4px solid ${colour.gold}`, borderRadius: 1 } as const;
