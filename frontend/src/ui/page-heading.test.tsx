import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageHeading } from './page-heading.tsx';

afterEach(() => window.history.replaceState(null, ''));

describe('the heading of a screen', () => {
  it.each([
    ['takes the focus when another screen came before', { idx: 1 }, true],
    ['leaves the focus alone on the first screen', { idx: 0 }, false],
    ['leaves the focus alone when the router has not counted yet', null, false],
  ])('%s', (_, state, focused) => {
    window.history.replaceState(state, '');
    render(<PageHeading>Your will</PageHeading>);
    expect(screen.getByRole('heading') === document.activeElement).toBe(focused);
  });
});
