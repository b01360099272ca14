import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { toast } from '../../testing/open-console.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Toaster } from './toaster.tsx';
import { showToast } from './toasts.ts';

const undone = jest.fn();

function Screen() {
  const [asking, setAsking] = useState(false);
  const save = () => showToast({ tone: 'success', title: 'Saved', action: { label: 'Undo', run: undone } });
  return (
    <>
      <button onClick={save}>Save</button>
      <button onClick={() => showToast({ tone: 'error', title: 'Failed', description: 'Because.' })}>Fail</button>
      <button onClick={() => setAsking(true)}>Ask</button>
      {asking && (
        <ConfirmDialog title="Sure?" confirm="Yes" onConfirm={() => undefined} onClose={() => setAsking(false)}>
          <button onClick={save}>Save inside</button>
        </ConfirmDialog>
      )}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('messages', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    undone.mockClear();
    render(
      <Toaster>
        <Screen />
      </Toaster>,
    );
  });

  it('stay for five seconds (D-086)', () => {
    press('Save');
    pass(4800);
    expect(toast()).toHaveTextContent('Saved');
    pass(300);
    expect(toast()).toBeEmptyDOMElement();
  });

  it('show one at a time, the newest with a clock of its own', () => {
    press('Save');
    pass(4000);
    press('Fail');
    pass(4000);
    expect(toast()).toHaveTextContent('FailedBecause.');
    expect(toast()).not.toHaveTextContent('Saved');
  });

  it('wait while somebody points at them', () => {
    press('Save');
    fireEvent.mouseEnter(screen.getByText('Saved'));
    fireEvent.mouseOver(screen.getByText('Saved'));
    pass(60_000);
    expect(toast()).toHaveTextContent('Saved');
  });

  it('are reached by F8', () => {
    press('Save');
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  });

  it('can be put away, or take back what they report', () => {
    press('Save');
    press('Dismiss');
    expect(toast()).toBeEmptyDOMElement();
    press('Save');
    press('Undo');
    expect(undone).toHaveBeenCalledTimes(1);
    expect(toast()).toBeEmptyDOMElement();
  });

  it('are within reach while a dialog is open, and again when it is closed', () => {
    press('Ask');
    press('Save inside');
    expect(screen.getByRole('dialog')).toContainElement(toast());
    expect(toast()).toHaveTextContent('Saved');
    press('Cancel');
    pass(1000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toast()).toHaveTextContent('Saved');
  });
});
