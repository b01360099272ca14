import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import { useMemo, useRef, useState } from 'react';
import { useRecordedFile } from '../../shared/record-export.ts';
import { useTableView } from '../../shared/router/use-table-view.ts';
import { sorted } from '../../shared/rows.ts';
import { ListButtons } from '../../shared/ui/list-buttons.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { partnersCsv } from './partner-csv.ts';
import { PartnerDialog } from './partner-dialog.tsx';
import { PartnerFilters, usePartnerFilter } from './partner-filters.tsx';
import { PartnerList } from './partner-list.tsx';
import { PartnerDialogs } from './partner-parts.tsx';
import { NEWEST_FIRST, PARTNER_FIELDS, partnerSortKeys } from './partner-sorting.ts';
import { usePartnersQuery } from './partners.api.ts';

export function PartnersPage() {
  const query = usePartnersQuery();
  const table = useTableView(PARTNER_FIELDS, NEWEST_FIRST);
  const { matches, ...filter } = usePartnerFilter();
  const [editing, setEditing] = useState<Partner | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Partner | null>(null);
  const newPartner = useRef<HTMLButtonElement>(null);
  const dialogs = useMemo(() => ({ edit: setEditing, remove: setDeleting }), []);
  const { data: all, refetch } = query;
  const shown = all?.filter(matches) ?? [];
  const file = useRecordedFile('partners', () => partnersCsv(sorted(shown, table.view.sort, partnerSortKeys(shown))));
  return (
    <PartnerDialogs value={dialogs}>
      <PageHeading title="Partner Commissions">
        <ListButtons query={query} onRefresh={() => void refetch()} subject="partners" isEmpty={shown.length === 0} file={file} />
        <Button variant="contained" startIcon={<Add />} onClick={() => setEditing('new')} ref={newPartner}>
          New Partner
        </Button>
      </PageHeading>
      {all && all.length > 0 && <PartnerFilters {...filter} />}
      <Paper sx={{ overflow: 'hidden' }}>
        <PartnerList query={query} shown={shown} table={table} />
      </Paper>
      {editing && <PartnerDialog partner={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {deleting && <DeleteDialog partner={deleting} onDeleted={() => newPartner.current?.focus()} onClose={() => setDeleting(null)} />}
    </PartnerDialogs>
  );
}
