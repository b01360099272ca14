import { createRoot, type Root } from 'react-dom/client';
import { showFlash } from '../../ui/toast/flash.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AccountPageForm } from './account-page-form.tsx';
import type { AccountMode } from './use-account.ts';

let place: HTMLElement | undefined;
let root: Root | undefined;
let openings = 0;

function rootOf(document: Document): Root {
  place ??= document.createElement('div');
  if (!place.isConnected) document.body.append(place);
  root ??= createRoot(place);
  return root;
}

export function openAccountDialog(document: Document, initial: AccountMode): void {
  openings += 1;
  const draw = (open: boolean) =>
    rootOf(document).render(
      <>
        {open && <AccountDialog key={openings} initial={initial} onClose={() => draw(false)} />}
        <Toaster />
      </>,
    );
  draw(true);
}

export function mountToasts(document: Document): void {
  rootOf(document).render(<Toaster />);
  showFlash();
}

export function mountAccountPage(place: Element): void {
  createRoot(place).render(
    <>
      <AccountPageForm />
      <Toaster />
    </>,
  );
}
