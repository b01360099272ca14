import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { tokens } from '../../shared/theme/tokens.ts';
import { formatPounds } from '@willow/contracts/money';
import type { Analytics } from '@willow/contracts/operator/analytics.contract';

const { colour } = tokens;
const HEIGHT = 220;

/** The same figures stand in a table below: the pictures are for the eye alone. */
export default function DayChart({ days }: Pick<Analytics, 'days'>) {
  const dates = days.map(({ date }) => dayAndMonth(date));
  const every = Math.ceil(days.length / 6);
  const axis = { data: dates, height: 28, tickInterval: (_: unknown, index: number) => index % every === 0 };
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
      <LineChart
        height={HEIGHT}
        xAxis={[{ ...axis, scaleType: 'point' }]}
        yAxis={[{ tickMinStep: 1, min: 0, width: 36 }]}
        series={[
          { data: days.map(({ signUps }) => signUps), label: 'Sign-ups', color: colour.bark, curve: 'linear', showMark: false },
          { data: days.map(({ paid }) => paid), label: 'Paid orders', color: colour.leaf, curve: 'linear', showMark: false },
        ]}
        skipAnimation
        disableKeyboardNavigation
      />
      <BarChart
        height={HEIGHT}
        xAxis={[{ ...axis, scaleType: 'band' }]}
        yAxis={[{ min: 0, width: 48, valueFormatter: (pounds: number) => `£${pounds}` }]}
        series={[
          {
            data: days.map(({ revenue }) => revenue),
            label: 'Revenue',
            color: colour.leafBright,
            valueFormatter: (pounds) => formatPounds(pounds ?? 0),
          },
        ]}
        skipAnimation
        disableKeyboardNavigation
      />
    </Box>
  );
}

/** 2026-11-03 → 3/11. */
const dayAndMonth = (date: string): string => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`;
