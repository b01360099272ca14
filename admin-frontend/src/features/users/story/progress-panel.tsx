import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WIZARD_STEPS } from '@willow/contracts/constants';
import { shortDate } from '@willow/contracts/dates';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { Panel } from '../../../shared/ui/panel.tsx';

const NOT_YET = 'Not yet';

/** How far the customer came, and when first. */
export function ProgressPanel({ story: { signedUpAt, progress } }: { readonly story: CustomerStory }) {
  const { answered, submittedAt, paidAt, sentAt, signedAt } = progress;
  const on = (instant: string | null) => instant && shortDate(instant);
  const steps = [
    { name: 'Signed up', reached: on(signedUpAt) },
    { name: 'Answered', reached: answered > 0 ? `${answered} of ${WIZARD_STEPS} questions` : null },
    { name: 'Submitted', reached: on(submittedAt) },
    { name: 'Paid', reached: on(paidAt) },
    { name: 'Sent', reached: on(sentAt) },
    { name: 'Signed', reached: on(signedAt) },
  ];
  return (
    <Panel title="Progress">
      <Box component="ol" aria-label="How far the customer came" sx={STEPS}>
        {steps.map(({ name, reached }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1, alignItems: 'start', minWidth: 0 }}>
            {reached ? <CheckCircle fontSize="small" color="primary" /> : <RadioButtonUnchecked fontSize="small" color="disabled" />}
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: reached ? 600 : 400, lineHeight: 1.25 }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {reached ?? NOT_YET}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const STEPS = {
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
