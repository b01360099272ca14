import Download from '@mui/icons-material/Download';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { downloadCsv } from '../../../shared/csv.ts';
import { sorted } from '../../../shared/rows.ts';
import { clockTime } from '../../../shared/times.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { ordersCsv } from './order-csv.ts';
import { ORDER_SORT_KEYS } from './order-sorting.ts';
import type { useOrders } from './use-orders.ts';

export function ListButtons({ list }: { readonly list: ReturnType<typeof useOrders> }) {
  const { orders, query, view, refresh } = list;
  const exportCsv = () => {
    if (orders.length === 0) return showToast({ tone: 'error', title: 'No data to export' });
    downloadCsv('orders', ordersCsv(sorted(orders, view.sort, ORDER_SORT_KEYS)));
    showToast({ tone: 'success', title: 'Export successful' });
  };
  return (
    <>
      {query.fulfilledTimeStamp && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Updated {clockTime(query.fulfilledTimeStamp)}
        </Typography>
      )}
      <Button variant="outlined" startIcon={<Refresh />} onClick={refresh} disabled={query.isFetching}>
        Refresh
      </Button>
      <Button variant="outlined" startIcon={<Download />} onClick={exportCsv} disabled={query.isLoading}>
        Export CSV
      </Button>
    </>
  );
}
