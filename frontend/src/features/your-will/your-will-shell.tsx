import { NavLink, Outlet } from 'react-router';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { ReadFailed } from '../../shared/app-page/read-failed.tsx';
import { useMeOrLeave } from '../../shared/use-me.ts';
import { Opening } from '../../ui/opening.tsx';
import styles from './your-will.module.css';

const PAGES = [
  ['/your-will', 'Your will, explained'],
  ['/your-will/who-gets-what', 'Who gets what'],
  ['/your-will/people', 'Family and money'],
  ['/your-will/signing', 'Signing'],
] as const;

export default function YourWillShell() {
  const me = useMeOrLeave();
  if (me.error && !me.leaving) return <ReadFailed title="Failed to fetch user" error={me.error} onRetry={() => void me.refetch()} />;
  if (!me.data)
    return (
      <AppPage>
        <Opening label="Loading your will..." />
      </AppPage>
    );
  return (
    <AppPage aside={<a href="/dashboard">Back to Dashboard</a>}>
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
