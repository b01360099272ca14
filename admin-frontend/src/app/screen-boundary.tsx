import { Component, type PropsWithChildren } from 'react';
import { ErrorNotice } from '../shared/ui/notice.tsx';

type State = { readonly broken: boolean };

/** Keeps the frame standing when a screen breaks or its code cannot be loaded, for example after a new release. */
export class ScreenBoundary extends Component<PropsWithChildren, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <ErrorNotice title="Something went wrong" onRetry={() => globalThis.location.reload()}>
        This screen could not be shown. Try again to reload the page.
      </ErrorNotice>
    );
  }
}
