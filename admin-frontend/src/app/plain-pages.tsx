import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyNotice } from '../shared/ui/notice.tsx';
import { PageHeading } from '../shared/ui/page-heading.tsx';

export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page Not Found" />
      <EmptyNotice
        title="Page not found"
        action={
          <Button component={Link} to="/orders" variant="contained">
            Go to orders
          </Button>
        }
      />
    </>
  );
}
