import { lazy } from 'react';
import type { ScreenId, ScreenProps } from './screen.ts';
import { AboutYou } from './will-for-you.tsx';

/** The first question does not wait for the screens of the others. */
export const loadLaterScreens = () => import('./later-screens.tsx');
const LaterScreen = lazy(loadLaterScreens);

export function StepScreen({ id, ...props }: ScreenProps & { readonly id: ScreenId }) {
  return id === 'will-for-you' ? <AboutYou {...props} /> : <LaterScreen id={id} {...props} />;
}
