import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { EmptyNotice } from '../shared/ui/notice.tsx';
import { PageHeading } from '../shared/ui/page-heading.tsx';

export function ComingSoonPage({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <Typography sx={{ color: 'text.secondary' }}>Coming soon</Typography>
    </>
  );
}

export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page Not Found" />
      <EmptyNotice
        title="There is nothing at this address"
        action={
          <Button component={Link} to="/orders" variant="contained">
            Go to orders
          </Button>
        }
      />
    </>
  );
}
