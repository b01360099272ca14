import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { usePeopleQuery } from './people.api.ts';
import { PersonRow } from './person-row.tsx';

/** Who is on the team, and what they may do. For admins. */
export function PeoplePage() {
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHeading title="People">
        <Button variant="contained" startIcon={<Add />} onClick={() => setInviting(true)}>
          Invite
        </Button>
      </PageHeading>
      <Paper sx={{ overflow: 'hidden' }}>
        <People />
      </Paper>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function People() {
  const { data, error, isLoading, isError, refetch } = usePeopleQuery();
  if (isLoading) return <Waiting>Loading people…</Waiting>;
  if (isError)
    return (
      <ErrorNotice title="Failed to fetch people" onRetry={() => void refetch()}>
        {errorMessage(error, 'The list could not be read.')}
      </ErrorNotice>
    );
  return (
    <Box component="ul" aria-label="People" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data?.map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </Box>
  );
}
