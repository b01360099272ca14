import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';

/** Counts on by itself until three, in the calm after each number. */
function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count > 0 && count < 3) startTransition(() => setCount(count + 1));
  }, [count]);
  return <button onClick={() => setCount(1)}>{count}</button>;
}

it('React for production draws, unless all is to be drawn by that for development', () => {
  expect(process.env['NODE_ENV']).toBe(process.env['REACT'] ?? 'production');
});

it('everything that was asked for is drawn when act ends', () => {
  render(<Counter />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('3');
});

it('what comes with a promise is drawn when an awaited act ends, and rests for nobody', async () => {
  const Late = lazy(() => Promise.resolve({ default: Counter }));
  const late = (
    <Suspense fallback="Wait">
      <Late />
    </Suspense>
  );
  await act(async () => render(late));
  expect(screen.getByRole('button')).toHaveTextContent('0');
  await act(() => Promise.resolve().then(() => screen.getByRole('button').click()));
  expect(screen.getByRole('button')).toHaveTextContent('3');
});

it('what a callback throws comes out of act, and the next one works', () => {
  expect(() =>
    act(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  render(<Counter />);
  expect(screen.getByRole('button')).toHaveTextContent('0');
});
