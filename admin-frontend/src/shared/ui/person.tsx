import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A name over an address, in a cell of a table. */
export function Person({ fullName, email }: { readonly fullName: string; readonly email: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap title={fullName}>
        {fullName}
      </Typography>
      <Typography variant="body2" title={email} sx={EMAIL}>
        {email}
      </Typography>
    </Box>
  );
}

const EMAIL = {
  color: 'text.secondary',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
