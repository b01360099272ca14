import { AppPage } from '../../shared/app-page/app-page.tsx';
import { Opening } from '../../ui/opening.tsx';

export function WizardOpening() {
  return (
    <AppPage narrow>
      <Opening label="Loading your will..." />
    </AppPage>
  );
}
