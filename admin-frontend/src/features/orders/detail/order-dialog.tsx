import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { ToastRegion } from '../../../shared/toast/toast-region.tsx';
import { useAskBeforeClosing } from '../../../shared/ui/use-ask-before-closing.tsx';
import { ErrorNotice } from '../../../shared/ui/notice.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { useOrderQuery } from '../orders.api.ts';
import { EnquiryNotice } from '../enquiries/enquiry-notice.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LaterAnswers } from './later-answers.tsx';
import { OrderHeader } from './order-header.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { PaymentIssuesNotice } from '../payment-issues/payment-issues-notice.tsx';
import { ErasureNotice } from './erasure-notice.tsx';
import { UndeliveredNotice } from './undelivered-notice.tsx';
import { OrderTabs } from './order-tabs.tsx';

export function OrderDialog() {
  const { id = '', tab = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const titleId = useId();
  const close = () => void navigate(`/orders${search}`);
  const asking = useAskBeforeClosing(close, false);
  const query = useOrderQuery(id);
  return (
    <Dialog open onClose={asking.close} fullWidth aria-labelledby={titleId} slotProps={{ paper: { sx: PAPER } }} {...asking.notices}>
      <OrderHeader id={id} detail={query.data} titleId={titleId} onClose={close} />
      <ChangedNotice orderId={id} />
      {query.data && <ErasureNotice detail={query.data} />}
      {query.data && <UndeliveredNotice detail={query.data} />}
      {query.data && <PaymentIssuesNotice detail={query.data} />}
      {query.data && <ProblemNotice detail={query.data} />}
      {query.data && <EnquiryNotice detail={query.data} />}
      {query.data && <DraftNotice detail={query.data} />}
      {query.data?.laterAnswers && <LaterAnswers later={query.data.laterAnswers} />}
      {query.isError ? (
        <ErrorNotice title="Failed to fetch order details" onRetry={() => void query.refetch()}>
          {errorMessage(query.error, 'The order could not be read.')}
        </ErrorNotice>
      ) : query.data ? (
        <OrderTabs detail={query.data} tab={tab} />
      ) : (
        <Waiting>Loading the order…</Waiting>
      )}
      <ToastRegion />
      {asking.question}
    </Dialog>
  );
}

const PAPER = {
  maxWidth: '72rem',
  height: '90vh',
  maxHeight: '90vh',
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
} as const;
