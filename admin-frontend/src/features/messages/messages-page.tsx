import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useSearchParams } from 'react-router';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { AboutWills } from './about-wills.tsx';
import { MessageCard } from './message-card.tsx';
import { MESSAGES_PANEL } from './use-settle.ts';
import { type Shown, useMessagesQuery } from '../../shared/waiting/messages.api.ts';

/** Everybody who waits for an answer: by the contact page, and customers who say that something is wrong with their will. */
export function MessagesPage() {
  const [params, setParams] = useSearchParams();
  const show: Shown = params.get('show') === 'settled' ? 'settled' : 'waiting';
  return (
    <>
      <PageHeading title="Messages" />
      <AboutWills />
      <Paper sx={{ overflow: 'hidden' }}>
        <Tabs
          value={show}
          onChange={(_, next: Shown) => setParams(next === 'settled' ? { show: next } : {})}
          aria-label="Messages from the contact page"
          sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="waiting" label="Waiting" id="tab-waiting" aria-controls={MESSAGES_PANEL} />
          <Tab value="settled" label="Settled" id="tab-settled" aria-controls={MESSAGES_PANEL} />
        </Tabs>
        <Box role="tabpanel" id={MESSAGES_PANEL} tabIndex={-1} aria-labelledby={`tab-${show}`}>
          <Messages show={show} />
        </Box>
      </Paper>
    </>
  );
}

function Messages({ show }: { readonly show: Shown }) {
  const { currentData, error, isError, refetch } = useMessagesQuery(show);
  if (isError)
    return (
      <ErrorNotice title="Failed to fetch messages" onRetry={() => void refetch()}>
        {errorMessage(error, 'The list could not be read.')}
      </ErrorNotice>
    );
  if (!currentData) return <Waiting>Loading messages…</Waiting>;
  if (currentData.length === 0)
    return show === 'waiting' ? (
      <EmptyNotice title="No messages to answer">Messages from the contact page appear here.</EmptyNotice>
    ) : (
      <EmptyNotice title="Nothing settled yet">Messages that were answered or closed are kept here.</EmptyNotice>
    );
  return (
    <Box component="ul" aria-label="Messages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {currentData.map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
    </Box>
  );
}
