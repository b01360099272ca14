import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { tokens } from '../../../shared/theme/tokens.ts';
import type { SHEETS_OF_FACTS } from '@willow/contracts/operator/export-purpose';
import { lazy, Suspense, useState } from 'react';
import { useAppDispatch } from '../../../shared/store.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { takeSheet } from './proof.api.ts';

const ExportDialog = lazy(() => import('../../../shared/ui/export-dialog.tsx'));

type SheetName = (typeof SHEETS_OF_FACTS)[number];
type Words = { readonly title: string; readonly about: string };

const SHEETS: Readonly<Record<SheetName, Words>> = {
  approvals: {
    title: 'Approvals',
    about:
      'Every will approved, flag decided, refund requested and erasure agreed: who, second person, why, when, how much, and the wording each will was drafted in.',
  },
  'access-review': {
    title: 'Access review',
    about: 'Everyone who can sign in: invitations, roles, sign-ins, two-factor changes and closed accounts, in order.',
  },
  duties: {
    title: 'Separate duties',
    about: 'For each order, who approved, decided, proposed, agreed, corrected and refunded, and where one person did two of these.',
  },
  'copies-and-erasures': {
    title: 'Copies and erasures',
    about: 'Data copies customers downloaded, and erasures requested, agreed, declined and completed.',
  },
  payouts: {
    title: 'Card payouts',
    about: 'What our card provider paid out, payment by payment, against our orders, with whatever is missing on either side.',
  },
};

/** Sheets of a time, as CSV files. */
export function SheetsPanel() {
  const [days, setDays] = useState({ from: '', to: '' });
  const [wanted, setWanted] = useState<SheetName | null>(null);
  const dispatch = useAppDispatch();
  const asked = { ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) };
  const change = ({ target }: { readonly target: { readonly name: string; readonly value: string } }) =>
    setDays((before) => ({ ...before, [target.name]: target.value }));
  return (
    <Panel title="Sheets" note="CSV files for a spreadsheet. London dates, both included; leave them empty for everything.">
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '12rem 12rem' }, gap: 2, mt: 2 }}>
        <Field label="From" name="from" type="date" value={days.from} onChange={change} />
        <Field label="To" name="to" type="date" value={days.to} onChange={change} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {Object.entries(SHEETS).map(([name, { title, about }]) => (
          <Box component="li" key={name} sx={ROW}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {about}
              </Typography>
            </div>
            <Button
              variant="outlined"
              startIcon={<Download />}
              aria-label={`Export ${title}`}
              onClick={() => setWanted(name as SheetName)}
              sx={{ whiteSpace: 'nowrap' }}
            >
              Export CSV
            </Button>
          </Box>
        ))}
      </Box>
      <Suspense fallback={null}>
        {wanted && (
          <ExportDialog
            subject={wanted}
            usual="audit"
            about={SHEETS[wanted].about}
            file={(purpose) => dispatch(takeSheet.initiate({ sheet: wanted, ...asked, purpose }, { track: false })).unwrap()}
            onClose={() => setWanted(null)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: { xs: 1, sm: 3 },
  alignItems: 'center',
  py: 2,
  borderTop: `1px solid ${tokens.colour.line}`,
} as const;
