import { BRAND } from '@willow/contracts/brand/brand';
import type { User } from '@willow/contracts/account/account.contract';
import { lazy, useState } from 'react';
import { EmailText } from '../../web/email-text.ts';
import { LoadGuard } from '../../shared/load-guard.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './dashboard.module.css';

const EditDetails = lazy(() => import('./edit-details.tsx'));

export function AccountSettings({ user, locked }: { readonly user: User; readonly locked: boolean }) {
  const [editing, setEditing] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="account-title">
      <h2 id="account-title">Account settings</h2>
      <dl className={styles.details}>
        <dt>Name</dt>
        <dd>{user.fullName}</dd>
        <dt>Email</dt>
        <dd>
          <EmailText>{user.email}</EmailText>
        </dd>
        <dt>Address</dt>
        <dd>{[user.addressLine1, user.addressLine2, user.city, user.county, user.postcode].filter(Boolean).join(', ')}</dd>
      </dl>
      <Button look="secondary" size="small" onClick={() => setEditing(true)}>
        Edit personal information
      </Button>
      <p className={styles.note}>
        <a href="/your-data">Your data: download it, or erase your account</a>
      </p>
      <p className={styles.note}>
        Need help? <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
      </p>
      {editing && (
        <LoadGuard>
          <EditDetails user={user} locked={locked} onClose={() => setEditing(false)} />
        </LoadGuard>
      )}
    </section>
  );
}
