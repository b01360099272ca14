import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Page } from '../rows.ts';

export function Pager({ page, onGo }: { readonly page: Page<unknown>; readonly onGo: (number: number) => void }) {
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5 }}>
      <Typography variant="body2" component="output" sx={{ flex: 1 }}>
        {page.first}–{page.first + page.rows.length - 1} of {page.more && 'more than '}
        {page.total.toLocaleString('en-GB')}
      </Typography>
      {page.count > 1 && (
        <>
          <Button size="small" disabled={page.number === 1} onClick={() => onGo(page.number - 1)}>
            Previous
          </Button>
          <Button size="small" disabled={page.number === page.count} onClick={() => onGo(page.number + 1)}>
            Next
          </Button>
        </>
      )}
    </Box>
  );
}
