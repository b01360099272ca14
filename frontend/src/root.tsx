import 'virtual:tokens.css';
import './web/fonts/fonts.css';
import './styles/base.css';
import './features/consent/consent-banner.css';
import { BRAND } from '@willow/contracts/brand/brand';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Document } from './app/document.tsx';
import { Crash } from './ui/crash.tsx';

/** Drawn at build and by the development server: no page loads the code of its own document. */
export const Layout = ({ children }: { readonly children: ReactNode }) =>
  import.meta.env.SSR || import.meta.env.DEV ? <Document>{children}</Document> : children;

export const meta = () => [{ title: BRAND.name }];

export default function Root() {
  return <Outlet />;
}

export const HydrateFallback = () => null;

export const ErrorBoundary = Crash;
