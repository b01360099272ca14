import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  readonly children: ReactNode;
  /** What stands there until the part is loaded; nothing, unless it is given. */
  readonly meanwhile?: ReactNode;
  /** Whoever waits for the whole screen waits for this, too: it stands above what would be pushed down when it comes. */
  readonly holdsScreen?: boolean;
  /** What stands there if it can be neither loaded nor drawn; nothing, unless it is given. */
  readonly otherwise?: ReactNode;
};

/** Around a part of a screen that loads by itself: if it fails, the rest of the screen stays. */
export class LoadGuard extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, meanwhile = null, otherwise = null, holdsScreen = false } = this.props;
    if (this.state.failed) return otherwise;
    return holdsScreen ? children : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
