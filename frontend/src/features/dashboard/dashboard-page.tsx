import { lazy, Suspense, useState } from 'react';
import { useAfterSendingQuery } from '../../shared/api/after-sending.api.ts';
import { useOrderQuery } from '../../shared/api/order.api.ts';
import { hasStatus } from '../../web/api/failure.ts';
import { useWillQuery } from '../../shared/api/will.api.ts';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { LoadGuard } from '../../shared/load-guard.tsx';
import { TeamNotice } from '../../shared/app-page/team-notice.tsx';
import { ReadFailed } from '../../shared/app-page/read-failed.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useMe } from '../../shared/use-me.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Opening } from '../../ui/opening.tsx';
import { AccountSettings } from './account-settings.tsx';
import { useWillDocumentsQuery } from './documents.api.ts';
import { useEnquiriesQuery } from './enquiries.api.ts';
import { FoldedCard } from './folded-card.tsx';
import { LogoutButton } from './logout-button.tsx';
import { NextStep } from './next-step.tsx';
import { ProblemCard } from './problem-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { Receipt } from './receipt.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { givenNameOf, useArrival } from './use-arrival.ts';
import { usePolling } from '../../shared/use-polling.ts';
import { doneCount, isComplete, isSettled, stageOf } from './will-progress.ts';
import { WillTrack } from './will-track.tsx';
import { YourWillCard } from './your-will-card.tsx';
import styles from './dashboard.module.css';

const CallBackCard = lazy(() => import('./call-back/call-back-card.tsx'));
const CoupleDetails = lazy(() => import('./couple/couple-details.tsx'));
const CurrentWill = lazy(() => import('./current-will.tsx'));
const EnquiryCards = lazy(() => import('./enquiry-cards.tsx'));
const FirstNotices = lazy(() => import('./first-notices.tsx'));
const HistoryList = lazy(() => import('./history-list.tsx'));
const NoUser = lazy(() => import('./no-user.tsx'));
const RefundCard = lazy(() => import('./refund-card.tsx'));
const ReferralCard = lazy(() => import('./referrals/referral-card.tsx'));
const UndeliveredCard = lazy(() => import('./undelivered-card.tsx'));

export default function DashboardPage() {
  usePageTitle('Dashboard');
  const me = useMe();
  const arrival = useArrival(me.data?.user.fullName);
  const [receiptHidden, setReceiptHidden] = useState(false);
  const { will, order, stage, polling } = useProgress(me.data?.user.id, arrival, receiptHidden);
  const updating = will.data?.willAnswers.updating ?? false;
  const isAsked = (order.data?.order.enquiries ?? 0) > 0;
  const isReadingAbove = useReadingAbove({ isSent: updating || stage === 'sent', isAsked });
  const isReading = me.isLoading || will.isLoading || order.isLoading;
  const [shown, setShown] = useState(false);
  if (!shown && !isReading && !isReadingAbove) setShown(true);
  if (isReading || !shown) return <Loading />;
  const signedOut = hasStatus(me.error, 401);
  if (!me.data || signedOut)
    return (
      <Suspense fallback={<Loading />}>
        <NoUser signedOut={signedOut} />
      </Suspense>
    );
  if (!will.data) return <ReadFailed title="Failed to fetch will data" error={will.error} onRetry={() => void will.refetch()} />;
  const { user } = me.data;
  const record = will.data.willAnswers;
  const paidOrder = order.data?.order.paymentStatus === 'succeeded' ? order.data.order : null;
  const closed = paidOrder?.closed ?? false;
  // From payment on the page is about the will; what was answered stands at its end.
  const settled = isSettled(stage);
  const progress = <ProgressCard will={record} user={user} settled={settled} closed={closed} />;
  // From the payment until the draft is sent it comes first, also on a phone: it confirms the payment. Only a question of ours goes before.
  const isNewlyPaid = paidOrder !== null && !closed && !updating && !isAsked && (stage === 'preparing' || stage === 'reviewing');
  const receipt = paidOrder && (
    <Receipt order={paidOrder} sentTo={isNewlyPaid ? user.email : null} hidden={receiptHidden} onToggle={setReceiptHidden} />
  );
  return (
    <Suspense fallback={<Loading />}>
      <AppPage aside={<LogoutButton />}>
        <PageHeading className={styles.welcome}>Welcome, {givenNameOf(user.fullName) || 'User'}</PageHeading>
        <TeamNotice text={me.data.notice} />
        <LoadGuard>
          <FirstNotices />
        </LoadGuard>
        {!closed && (updating || stage === 'sent') && (
          <LoadGuard holdsScreen>
            <CurrentWill updating={updating} />
          </LoadGuard>
        )}
        <div className={styles.columns}>
          {isNewlyPaid && <div className={styles.newlyPaid}>{receipt}</div>}
          {settled && !closed && (
            <div className={styles.track}>
              <WillTrack stage={stage} updating={updating} />
            </div>
          )}
          <div className={styles.main}>
            {me.data.undelivered && (
              <LoadGuard holdsScreen>
                <UndeliveredCard email={user.email} will={me.data.undeliveredWill ?? false} />
              </LoadGuard>
            )}
            {isAsked && (
              <LoadGuard holdsScreen>
                <EnquiryCards />
              </LoadGuard>
            )}
            {paidOrder && (paidOrder.refunded > 0 || paidOrder.refund) && (
              <LoadGuard holdsScreen>
                <RefundCard order={paidOrder} />
              </LoadGuard>
            )}
            {!closed && (
              <NextStep
                stage={stage}
                problem={record.draftProblem?.reason ?? null}
                updating={updating}
                paymentFailed={arrival.payment === 'failed'}
                slow={polling.gaveUp}
                onCheckAgain={polling.again}
              />
            )}
            {!settled && progress}
            {!closed && <YourWillCard will={record} stage={stage} />}
            {paidOrder && !closed && <ProblemCard order={paidOrder} />}
            {!settled && <StatTiles done={doneCount(record)} />}
            {settled && progress}
            <FoldedCard title="What happened with my will" of={HistoryList} />
            <FoldedCard title="Two wills for a couple" of={CoupleDetails} />
            <LoadGuard holdsScreen>
              <ReferralCard open={isComplete(record)} email={arrival.email ?? user.email} />
            </LoadGuard>
          </div>
          <div className={styles.side}>
            {!isNewlyPaid && receipt}
            {order.error && !hasStatus(order.error, 404) && (
              <p role="alert" className={styles.card}>
                Failed to fetch order data
              </p>
            )}
            <AccountSettings user={user} locked={record.locked} />
            {/* It comes late: what is above it stays where it is. */}
            <LoadGuard>
              <CallBackCard user={user} />
            </LoadGuard>
          </div>
        </div>
      </AppPage>
    </Suspense>
  );
}

const Loading = () => (
  <AppPage>
    <Opening label="Loading dashboard..." />
  </AppPage>
);

type Above = { readonly isSent: boolean; readonly isAsked: boolean };

/** Whether something is still on its way that would push down what is there: the screen is shown when it is there, or cannot be read, and stays. */
function useReadingAbove({ isSent, isAsked }: Above): boolean {
  const readings = [
    useAfterSendingQuery(undefined, { skip: !isSent }),
    useWillDocumentsQuery(undefined, { skip: !isSent }),
    useEnquiriesQuery(undefined, { skip: !isAsked }),
  ];
  return readings.some(({ isLoading }) => isLoading);
}

function useProgress(userId: string | undefined, { orderId, payment }: ReturnType<typeof useArrival>, receiptHidden: boolean) {
  const [interval, setInterval] = useState(0);
  const will = useWillQuery({ userId: userId ?? '' }, { skip: !userId, pollingInterval: interval });
  // Nobody orders a will before it is complete; to ask for the order all the same would be answered by an error.
  const complete = Boolean(will.data && isComplete(will.data.willAnswers));
  const order = useOrderQuery({ orderId }, { skip: !complete || receiptHidden, pollingInterval: interval });
  const status = order.data?.order.paymentStatus;
  const stage = stageOf({
    status: will.data?.willAnswers.status ?? 'not_started',
    locked: will.data?.willAnswers.locked ?? false,
    returned: will.data?.willAnswers.returned ?? false,
    stuck: Boolean(will.data?.willAnswers.draftProblem) && status !== 'processing',
    paid: status === 'succeeded',
    confirming: status === 'processing' || (status === 'pending' && payment === 'returned'),
  });
  const polling = usePolling(stage === 'confirming' || stage === 'preparing');
  if (interval !== polling.interval) setInterval(polling.interval);
  return { will, order, stage, polling };
}
