import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { Link as RouterLink } from 'react-router';
import { timeInWords } from '../../../shared/times.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { type Talk, talksOf } from './talk.ts';

/** Messages, what is said to be wrong, and what we asked. */
export function TalkPanel({ story }: { readonly story: CustomerStory }) {
  const talks = talksOf(story);
  if (talks.length === 0)
    return (
      <Panel title="Messages and questions">
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>None yet.</Typography>
      </Panel>
    );
  return (
    <Panel title="Messages and questions">
      <Box component="ul" aria-label="Messages and questions" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {talks.map((talk) => (
          <Line key={talk.id} talk={talk} />
        ))}
      </Box>
    </Panel>
  );
}

function Line({ talk: { at, title, text, outcome, reply, open, link } }: { readonly talk: Talk }) {
  return (
    <Box component="li" sx={LINE}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {title}, <time dateTime={at}>{timeInWords(at)}</time>
      </Typography>
      <Typography sx={{ my: 0.5, maxWidth: '70ch', whiteSpace: 'pre-line' }}>{text}</Typography>
      <Typography variant="body2" sx={{ fontWeight: open ? 600 : 400 }}>
        {outcome}
        {link && (
          <>
            .{' '}
            <Link component={RouterLink} to={link.to}>
              {link.text}
            </Link>
          </>
        )}
      </Typography>
      {reply !== null && <Box sx={REPLY}>{reply}</Box>}
    </Box>
  );
}

const REPLY = { mt: 1, p: 1.5, maxWidth: '70ch', background: tokens.colour.paperDeep, borderRadius: 1, whiteSpace: 'pre-line' } as const;
const LINE = { py: 1.5, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } } as const;
