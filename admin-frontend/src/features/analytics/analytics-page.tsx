import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import type { Analytics } from '@willow/contracts/operator/analytics.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { SEVERITY_WORDS } from '../../shared/order-words.ts';
import { ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { type Days, useAnalyticsQuery } from './analytics.api.ts';
import { PERIOD_WORDS, shareOf, waitInWords } from './analytics-words.ts';
import { FigureTable } from './figure-table.tsx';
import { Figures } from './figures.tsx';
import { Funnel } from './funnel.tsx';

const DayChart = lazy(() => import('./day-chart.tsx'));

const isDays = (value: string | null): value is Days => value !== null && Object.hasOwn(PERIOD_WORDS, value);

/** What happened in a time, counted from the facts. Nobody is named. */
export function AnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('days');
  const days = isDays(asked) ? asked : '30';
  const { currentData, error, isError, isFetching, refetch } = useAnalyticsQuery(days);
  return (
    <>
      <PageHeading title="Analytics">
        <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </PageHeading>
      <Box sx={{ mb: 3, maxWidth: '16rem' }}>
        <SelectField
          label="Time"
          name="days"
          value={days}
          options={PERIOD_WORDS}
          onChange={({ target }) => setParams({ days: target.value })}
        />
      </Box>
      {isError ? (
        <ErrorNotice title="Failed to fetch analytics" onRetry={() => void refetch()}>
          {errorMessage(error, 'The figures could not be read.')}
        </ErrorNotice>
      ) : currentData ? (
        <Shown analytics={currentData} />
      ) : (
        <Waiting>Counting…</Waiting>
      )}
    </>
  );
}

function Shown({ analytics }: { readonly analytics: Analytics }) {
  const { from, to, totals, funnel, days, paidToSent, sentToSigned } = analytics;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {shortDate(`${from}T12:00:00Z`)} to {shortDate(`${to}T12:00:00Z`)}, including today. London time.
      </Typography>
      <Figures totals={totals} />
      <Panel title="Day by day">
        <Suspense fallback={<Waiting>Drawing…</Waiting>}>
          <DayChart days={days} />
        </Suspense>
        <details>
          <summary>Show as a table</summary>
          <FigureTable
            label="Figures of each day"
            columns={['Day', 'Sign-ups', 'Paid orders', 'Revenue']}
            rows={days
              .toReversed()
              .map(({ date, signUps, paid, revenue }) => [
                shortDate(`${date}T12:00:00Z`),
                String(signUps),
                String(paid),
                formatPounds(revenue),
              ])}
            empty="No days."
          />
        </details>
      </Panel>
      <Box sx={COLUMNS}>
        <Panel title="From sign-up to signature" note="Everyone who signed up in this period, and how far they have got.">
          <Funnel funnel={funnel} />
        </Panel>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
          <Panel title="How long it takes">
            <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.5 }}>
              <Wait name="From payment to the will being sent" wait={paidToSent} />
              <Wait name="From there to the signature" wait={sentToSigned} />
            </Box>
          </Panel>
          <Flags flags={analytics.flags} />
        </Box>
      </Box>
      <Box sx={COLUMNS}>
        <Panel title="Discount codes">
          <FigureTable
            label="Discount codes"
            columns={['Code', 'Paid orders', 'Revenue', 'Discount']}
            rows={analytics.discounts.map(({ code, paid, revenue, discount }) => [
              code,
              String(paid),
              formatPounds(revenue),
              formatPounds(discount),
            ])}
            empty="No code was used in this period."
          />
        </Panel>
        <Panel title="Partners" note="By the partner code on each order.">
          <FigureTable
            label="Partners"
            columns={['Partner code', 'Orders', 'Paid', 'Revenue']}
            rows={analytics.partners.map(({ refCode, orders, paid, revenue }) => [
              refCode,
              String(orders),
              String(paid),
              formatPounds(revenue),
            ])}
            empty="No orders through partners in this period."
          />
        </Panel>
      </Box>
    </Box>
  );
}

function Wait({ name, wait }: { readonly name: string; readonly wait: Analytics['paidToSent'] }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {waitInWords(wait)}
      </Box>
    </div>
  );
}

function Flags({ flags: { wills, perWill, commonest } }: Pick<Analytics, 'flags'>) {
  return (
    <Panel
      title="Review flags"
      note={`${wills === 1 ? '1 reviewed will' : `${wills} reviewed wills`}, ${perWill} flags per will on average.`}
    >
      <FigureTable
        label="Commonest review flags"
        columns={['Flag', 'Severity', 'Wills', 'Share']}
        rows={commonest.map(({ flag, severity, wills: count }) => [flag, SEVERITY_WORDS[severity], String(count), shareOf(count, wills)])}
        empty="No will has a flag."
      />
    </Panel>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
