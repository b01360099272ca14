import { Button, buttonClass } from '../../ui/button.tsx';
import type { Failure } from '../../web/api/failure.ts';
import { quoting } from '../api/sentence.ts';
import { AppPage } from './app-page.tsx';

type Props = { readonly title: string; readonly error: unknown; readonly onRetry: () => void };

export function ReadFailed({ title, error, onRetry }: Props) {
  return (
    <AppPage narrow>
      <h1>{title}</h1>
      <p>Nothing you saved is lost. Please check your connection and try again.{quoting(error as Failure)}</p>
      <p>
        <Button onClick={onRetry}>Try Again</Button>{' '}
        <a href="/" className={buttonClass({ look: 'quiet' })}>
          Return Home
        </a>
      </p>
    </AppPage>
  );
}
