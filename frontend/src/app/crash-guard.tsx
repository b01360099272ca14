import { Component, type ReactNode } from 'react';
import { Crash } from '../ui/crash.tsx';

/** Says so when a screen breaks, in place of an empty page. */
export class CrashGuard extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <Crash /> : this.props.children;
  }
}
