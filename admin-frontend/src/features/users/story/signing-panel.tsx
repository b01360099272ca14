import Typography from '@mui/material/Typography';
import { dateInWords, shortDate } from '@willow/contracts/dates';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { VERSION_WORDS } from '../../../shared/version-words.ts';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';

/** What was sent, and what the customer said about signing it. */
export function SigningPanel({ story: { signing, state: account } }: { readonly story: CustomerStory }) {
  const { versions, reminders, update } = signing;
  if (versions.length === 0)
    return (
      <Panel title="Sent and signed">
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>Nothing sent yet.</Typography>
      </Panel>
    );
  return (
    <Panel title="Sent and signed" {...(update && { note: UPDATE[update] })}>
      <Facts above={1.5}>
        {versions.map(({ versionCode, sentAt, state, signedOn }) => (
          <Fact key={`${sentAt} ${versionCode}`} name={`Version ${versionCode}`}>
            Sent {shortDate(sentAt)}: {VERSION_WORDS[state]}
            {signedOn !== null && `, on ${dateInWords(signedOn)} as the customer told us`}
          </Fact>
        ))}
        {account !== 'erased' && <Fact name="Reminders">{reminders ? 'On' : 'Stopped by the customer'}</Fact>}
      </Facts>
    </Panel>
  );
}

const UPDATE = {
  open: 'The customer is changing the answers of the newest one.',
  submitted: 'Changes to the newest one are with our team.',
} as const;
