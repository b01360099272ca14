import { WIZARD_STEPS } from '@willow/contracts/constants';
import type { WillRecord } from '@willow/contracts/will/will.contract';
import { Link, NavLink, Outlet } from 'react-router';
import { useWillQuery } from '../../shared/api/will.api.ts';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { ReadFailed } from '../../shared/app-page/read-failed.tsx';
import { useMeOrRedirect } from '../../shared/use-me.ts';
import { Icon } from '../../ui/icon.tsx';
import { Opening } from '../../ui/opening.tsx';
import styles from './your-will.module.css';

const PAGES = [
  ['/your-will', 'Your will, explained'],
  ['/your-will/who-gets-what', 'Who gets what'],
  ['/your-will/people', 'Family and money'],
  ['/your-will/signing', 'Signing'],
] as const;

export default function YourWillShell() {
  const me = useMeOrRedirect();
  const will = useWillQuery({ userId: me.data?.user.id ?? '' }, { skip: !me.data });
  const label = wayBack(will.data?.willAnswers);
  const back = label && (
    <Link to={`/wizard/${WIZARD_STEPS}`} className={styles.back}>
      <Icon name="back" />
      {label}
    </Link>
  );
  if (me.error && !me.leaving) return <ReadFailed title="Failed to fetch user" error={me.error} onRetry={() => void me.refetch()} />;
  if (!me.data || will.isLoading)
    return (
      // Not the page below: with a way back above it, what both have would move.
      <AppPage key="opening">
        <Opening label="Loading your will..." />
      </AppPage>
    );
  return (
    <AppPage aside={<a href="/dashboard">Back to Dashboard</a>} before={back}>
      <nav aria-label="Your will" className={styles.pages}>
        <ul>
          {PAGES.map(([address, title]) => (
            <li key={address}>
              <NavLink to={address} end>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </AppPage>
  );
}

/** Until a will is paid for these pages are looked at on the way: back to the check, where it goes on. */
const wayBack = (will: WillRecord | undefined): string | null => {
  if (!will || will.locked || will.currentStep < WIZARD_STEPS) return null;
  return will.returned ? 'Back to your answers' : 'Back to check and pay';
};
