import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { BrowserContext, realBrowser } from '../shared/browser.ts';
import { flashToast } from '../ui/toast/flash.ts';
import AppShell from './app-shell.tsx';

function open() {
  const reload = jest.fn();
  const Stub = createRoutesStub([{ path: '/', Component: AppShell, children: [{ index: true, Component: () => <p>Screen</p> }] }]);
  render(
    <BrowserContext value={{ ...realBrowser, reload }}>
      <Stub />
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

  it('loads a page anew that the browser had kept, so that Back after logout shows nothing', () => {
    const { reload } = open();
    comeBack(false);
    expect(reload).not.toHaveBeenCalled();
    comeBack(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
