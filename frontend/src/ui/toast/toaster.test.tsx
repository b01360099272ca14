import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flashToast, showFlash } from './flash.ts';
import { Dialog } from '../dialog.tsx';
import { TOAST_REMOVE_DELAY_MS } from '../../web/toast/toasts.ts';
import { showToast, SWIPE_THRESHOLD_PX, toasts } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const show = (title: string) => act(() => showToast({ title }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toasts', () => {
  it('are shown one at a time, as status (C-447)', () => {
    show('First');
    show('Second');
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('Second');
  });

  it('stay for 5000 ms (C-448, C-466, D-086)', () => {
    show('Saved');
    pass(4900);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pass(200);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stay while the mouse or the focus is on them', () => {
    show('Read me');
    fireEvent.pointerEnter(screen.getByText('Read me').closest('output')!.firstElementChild!);
    pass(20_000);
    expect(screen.getByText('Read me')).toBeInTheDocument();
  });

  it('go when swiped by more than 50 px (C-449)', () => {
    expect(SWIPE_THRESHOLD_PX).toBe(50);
    show('Swipe me');
    const toast = screen.getByText('Swipe me').closest('output')!.firstElementChild!;
    const swipe = (to: number) => {
      fireEvent(toast, new MouseEvent('pointerdown', { clientX: 0, bubbles: true }));
      fireEvent(toast, new MouseEvent('pointerup', { clientX: to, bubbles: true }));
    };
    swipe(50);
    expect(screen.getByText('Swipe me')).toBeInTheDocument();
    swipe(51);
    expect(screen.queryByText('Swipe me')).toBeNull();
  });

  it('leave the state 1,000,000 ms after they were dismissed (C-450, C-466, D-086)', () => {
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
    show('Gone');
    pass(5000);
    expect(toasts.current()).toHaveLength(1);
    pass(1_000_000);
    expect(toasts.current()).toHaveLength(0);
  });

  it('F8 moves the focus to them (C-451)', () => {
    fireEvent.keyDown(window, { key: 'F8' });
    expect(document.activeElement).toHaveAccessibleName(/Notifications/);
  });

  it('F8 moves the focus to them inside a dialog, too, where nothing else of the page can have it (C-451)', () => {
    const { unmount } = render(
      <Dialog title="A question" onClose={() => undefined}>
        <p>Inside</p>
      </Dialog>,
    );
    show('Not sent');
    fireEvent.keyDown(window, { key: 'F8' });
    const region = screen.getByRole('region', { name: /Notifications/, hidden: true });
    expect(region).toHaveFocus();
    expect(screen.getByRole('dialog')).toContainElement(region);
    expect(region).toHaveTextContent('Not sent');
    unmount();
    expect(screen.getByText('Not sent')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('outlive the dialog that closes as they are shown', () => {
    // As a browser does; jsdom has no popovers.
    const showPopover = jest.fn(function showPopover(this: HTMLElement) {
      if (!this.isConnected) throw new DOMException('Invalid on disconnected popover elements.', 'InvalidStateError');
    });
    Object.assign(HTMLElement.prototype, { showPopover });
    cleanup();
    const page = (inside: ReactNode) => (
      <>
        <Toaster />
        {inside}
      </>
    );
    const { rerender } = render(
      page(
        <Dialog title="A question" onClose={() => undefined}>
          Inside
        </Dialog>,
      ),
    );
    showPopover.mockClear();
    act(() => {
      showToast({ title: 'Sent' });
      rerender(page(<p>The dialog is gone</p>));
    });
    expect(screen.getByText('Sent')).toBeInTheDocument();
    expect(showPopover).toHaveBeenCalled();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });

  it('can be left for the next page, which shows them once', () => {
    flashToast({ title: 'See you there' });
    act(showFlash);
    expect(screen.getByText('See you there')).toBeInTheDocument();
    expect(sessionStorage.getItem('flashToast')).toBeNull();
  });
});
