import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MailDelivery } from '@willow/contracts/mail/mail-delivery';
import { timeInWords } from '../times.ts';
import { Badge } from '../ui/badge.tsx';
import { Fact, Facts } from '../ui/facts.tsx';

/** What became of our emails, as far as the mail provider has told. */
export function Deliveries({ deliveries = [] }: { readonly deliveries: readonly MailDelivery[] | undefined }) {
  if (deliveries.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="deliveries-title" sx={{ mt: 3 }}>
      <Typography variant="h3" id="deliveries-title" sx={{ mb: 1 }}>
        Emails delivered
      </Typography>
      <Facts>
        {deliveries.map(({ id, mail, says, isBad, at }) => (
          <Fact key={id} name={mail}>
            {isBad ? <Badge tone="bad">{says}</Badge> : `${says},`} {timeInWords(at)}
          </Fact>
        ))}
      </Facts>
    </Box>
  );
}
