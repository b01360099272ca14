import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { setUpUser } from '@willow/frontend/web/testing/set-up-user';
import { FormDialog } from './form-dialog.tsx';

const dialog = (busy: boolean, onClose = () => {}) => (
  <FormDialog title="Ask" width="xs" action={['Send', 'Sending…']} busy={busy} onSubmit={() => {}} onClose={onClose}>
    <textarea aria-label="Question" />
  </FormDialog>
);
const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });

describe('a dialog with a form', () => {
  it('stays open when somebody presses beside it, and closes by Escape', async () => {
    const user = setUpUser();
    const onClose = jest.fn();
    render(dialog(false, onClose));
    await user.click(document.querySelector('.MuiDialog-container')!);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before Escape loses what was typed, and keeps it and the focus', async () => {
    const user = setUpUser();
    const onClose = jest.fn();
    render(dialog(false, onClose));
    await user.type(question(), 'Which?');
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep Writing' }));
    await waitFor(() => expect(question()).toHaveFocus());
    expect(question().value).toBe('Which?');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Close Without Saving' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks nothing about what was typed and taken out again, nor when Cancel says it', async () => {
    const user = setUpUser();
    const onClose = jest.fn();
    render(dialog(false, onClose));
    await user.type(question(), 'W{Backspace}');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.type(question(), 'Which?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('takes nothing while its request is being answered, and has the focus where it was after it', async () => {
    const user = setUpUser();
    const { rerender } = render(dialog(false));
    await user.type(question(), 'Which?');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    const pressed = document.activeElement;
    expect(pressed).toHaveTextContent('Send');
    rerender(dialog(true));
    expect(question()).toBeDisabled();
    act(() => question().focus());
    await user.keyboard(' And when?');
    expect(question().value).toBe('Which?');
    rerender(dialog(false));
    expect(question()).toBeEnabled();
    expect(pressed).toHaveFocus();
  });
});
