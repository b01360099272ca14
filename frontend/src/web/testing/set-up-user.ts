import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';

/**
 * Somebody at the screen, who waits until what they want to press can be pressed. Plain text comes at once, as by a password manager: a screen
 * that is drawn for each letter takes long. Keys are pressed where a test names one, as {Enter}.
 */
export function setUpUser(): UserEvent {
  const user = userEvent.setup({ delay: null });
  const click = async (element: Element): Promise<void> => {
    await waitFor(() => expect(element).not.toHaveStyle({ pointerEvents: 'none' }));
    await user.click(element);
  };
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options || /[{[]/.test(text)) return user.type(element, text, options);
    await user.click(element);
    await user.paste(text);
  };
  return { ...user, click, type };
}
