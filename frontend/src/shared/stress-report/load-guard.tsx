import { Component, type ReactNode } from 'react';

/** A part that a screen can do without: where it cannot be loaded or drawn, nothing stands in its place. */
export class LoadGuard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
