import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';

/** It is found, and has the focus or gets it: whoever looks between the two sees it without. */
export async function hasFocus(finding: Promise<HTMLElement | undefined>): Promise<void> {
  const element = await finding;
  await waitFor(() => expect(element).toHaveFocus());
}
