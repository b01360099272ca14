import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { VERSION_WORDS } from '../../../shared/version-words.ts';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';

type Props = { readonly versions: AdminOrderDetail['versions']; readonly updating: boolean };

/** Which version of the will is which, by the code on its pages. */
export function SentVersions({ versions, updating }: Props) {
  if (versions.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="versions-title" sx={{ mt: 3 }}>
      <Typography variant="h3" id="versions-title" sx={{ mb: 1 }}>
        Versions sent
      </Typography>
      {updating && (
        <Typography sx={{ mb: 1 }}>The customer is changing the newest of these. A will with the changes has not been sent yet.</Typography>
      )}
      <Facts>
        {versions.map(({ versionCode, sentAt, state }) => (
          <Fact key={`${sentAt} ${versionCode}`} name={`Version ${versionCode}`}>
            Sent {shortDate(sentAt)}: {VERSION_WORDS[state]}
          </Fact>
        ))}
      </Facts>
    </Box>
  );
}
