import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { Link as RouterLink } from 'react-router';
import { EmailText } from '@willow/frontend/web/email-text';
import { REFERRAL_WORDS } from '../../../shared/referral-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';

/** Whom the customer invited. */
export function FriendsPanel({ story: { referrals } }: { readonly story: CustomerStory }) {
  if (referrals.length === 0)
    return (
      <Panel title="Friends invited">
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>No friends invited.</Typography>
      </Panel>
    );
  return (
    <Panel title="Friends invited">
      <Box component="ul" aria-label="Friends invited" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {referrals.map(({ id, refereeName, refereeEmail, status, createdAt, friendId }) => (
          <Box component="li" key={id} sx={LINE}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>
                {friendId === null ? (
                  refereeName
                ) : (
                  <Link component={RouterLink} to={`/users/${friendId}`}>
                    {refereeName}
                  </Link>
                )}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <EmailText>{refereeEmail}</EmailText>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Invited {shortDate(createdAt)}
              </Typography>
            </Box>
            <div>
              <Badge tone={REFERRAL_WORDS[status].tone}>{REFERRAL_WORDS[status].text}</Badge>
            </div>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const LINE = {
  display: 'flex',
  gap: 2,
  justifyContent: 'space-between',
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
