import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { tokens } from '../../shared/theme/tokens.ts';
import { Link as RouterLink } from 'react-router';
import { useAboutWillsQuery } from '../../shared/waiting/about-wills.api.ts';

/** Customers who say that something is wrong with their will, or answered a question. Both are settled beside the will, so each is a link to its order. */
export function AboutWills() {
  const { data: orders, isError } = useAboutWillsQuery();
  if (isError) return <Typography sx={{ mb: 3 }}>Messages about wills could not be loaded. Check the orders.</Typography>;
  if (!orders || orders.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby="about-wills" sx={{ p: 3, mb: 3, borderInlineStart: `4px solid ${tokens.colour.error}` }}>
      <Typography variant="h2" id="about-wills">
        About a will
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {orders.map(({ id, user, openProblems, answeredEnquiries }) => (
          <li key={id}>
            <Link component={RouterLink} to={`/orders/${id}/actions`}>
              {user.fullName}
            </Link>
            {openProblems > 0 && ` says that something is wrong${openProblems > 1 ? ` (${openProblems} messages)` : ''}`}
            {openProblems > 0 && answeredEnquiries > 0 && ', and'}
            {answeredEnquiries > 0 && ' answered our question'}
          </li>
        ))}
      </Box>
    </Paper>
  );
}
