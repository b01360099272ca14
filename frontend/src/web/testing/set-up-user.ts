import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';

/** Somebody at the screen, who waits until what they want to press can be pressed. */
export function setUpUser(): UserEvent {
  const user = userEvent.setup({ delay: null });
  const click = async (element: Element): Promise<void> => {
    await waitFor(() => expect(element).not.toHaveStyle({ pointerEvents: 'none' }));
    await user.click(element);
  };
  return { ...user, click };
}
