import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { BrowserContext, realBrowser } from '../shared/browser.ts';
import { flashToast } from '../ui/toast/flash.ts';
import AppShell from './app-shell.tsx';
import { createStore } from './store.ts';

function open() {
  const reload = jest.fn();
  render(
    <BrowserContext value={{ ...realBrowser, reload }}>
      <MemoryRouter>
        <Routes>
          <Route element={<AppShell store={createStore()} />}>
            <Route index element={<p>Screen</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </BrowserContext>,
  );
  return { reload };
}
const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the app', () => {
  it('shows the toast the page before left', () => {
    flashToast({ title: 'Will submitted successfully!' });
    open();
    expect(screen.getByText('Will submitted successfully!')).toBeInTheDocument();
  });

  it('loads a page anew that the browser had kept, so that Back after logout shows nothing (T-28)', () => {
    const { reload } = open();
    comeBack(false);
    expect(reload).not.toHaveBeenCalled();
    comeBack(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
