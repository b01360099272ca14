import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  readonly children: ReactNode;
  /** What stands there until the part is loaded; nothing, unless it is given. */
  readonly meanwhile?: ReactNode;
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
    const { children, meanwhile = null, otherwise = null } = this.props;
    return this.state.failed ? otherwise : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
