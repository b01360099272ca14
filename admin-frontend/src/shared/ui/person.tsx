import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmailText } from '@willow/frontend/web/email-text';

/** A name over an address, in a cell of a table whose rows grow: neither is cut off. */
export function Person({ fullName, email }: { readonly fullName: string; readonly email: string }) {
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <Typography sx={{ lineHeight: 1.25 }}>{fullName}</Typography>
      <Typography variant="body2" sx={{ lineHeight: 1.25, color: 'text.secondary' }}>
        <EmailText>{email}</EmailText>
      </Typography>
    </Box>
  );
}
