import { Button, buttonClass } from '../../ui/button.tsx';
import { AppPage } from './app-page.tsx';

export function ReadFailed({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <AppPage narrow>
      <h1>{title}</h1>
      <p>Nothing you saved is lost. Please check your connection and try again.</p>
      <p>
        <Button onClick={onRetry}>Try Again</Button>{' '}
        <a href="/" className={buttonClass({ look: 'quiet' })}>
          Return Home
        </a>
      </p>
    </AppPage>
  );
}
