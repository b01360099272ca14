import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AccessKind } from '@willow/contracts/operator/access.contract';
import { useSearchParams } from 'react-router';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { VerifyButton } from './verify-button.tsx';
import { AccessPageOf } from './access-list.tsx';

const KINDS: Readonly<Record<AccessKind, string>> = {
  all: 'Everything',
  exports: 'Files taken away',
  opened: 'Names opened for an audit',
  verified: 'The log verified',
};

/** Who of the team looked at what, and took what away. */
export function AccessPage() {
  const [params, setParams] = useSearchParams();
  const kind = AccessKind.safeParse(params.get('show')).data ?? 'all';
  return (
    <>
      <PageHeading title="Access Log">
        <VerifyButton onAsked={() => setParams({ show: 'verified' })} />
        <SelectField
          label="Show"
          name="show"
          value={kind}
          options={KINDS}
          onChange={({ target }) => setParams(target.value === 'all' ? {} : { show: target.value }, { replace: true })}
        />
      </PageHeading>
      <Typography sx={{ mb: 2, mt: -1.5, color: 'text.secondary', maxWidth: '44rem' }}>
        Every look at an order or a customer and every list taken away, newest first, in London time. It is recorded before anything is
        shown, and nobody can change it.
      </Typography>
      <Paper sx={{ overflow: 'hidden' }}>
        <AccessPageOf key={kind} kind={kind} />
      </Paper>
    </>
  );
}
