import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(1000);
  render(
    <>
      <Tooltip words="About the first">First</Tooltip>
      <Tooltip words="About the second">Second</Tooltip>
    </>,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const around = (name: string) => screen.getByRole('button', { name }).parentElement!;
const enter = (name: string) => fireEvent.pointerEnter(around(name));
const leave = (name: string) => fireEvent.pointerLeave(around(name));
const words = () => screen.queryByRole('tooltip')?.textContent ?? null;

describe('a tooltip', () => {
  it('opens when the pointer has rested for 700 ms, and describes what it is about (C-456)', () => {
    enter('First');
    pass(699);
    expect(words()).toBeNull();
    pass(1);
    expect(words()).toBe('About the first');
    expect(screen.getByRole('button', { name: 'First' })).toHaveAccessibleDescription('About the first');
  });

  it('opens at once within 300 ms after another closed, and not later (C-456)', () => {
    enter('First');
    pass(700);
    leave('First');
    pass(299);
    enter('Second');
    expect(words()).toBe('About the second');
    leave('Second');
    pass(300);
    enter('First');
    expect(words()).toBeNull();
  });

  it('does not open for a pointer that only passes', () => {
    enter('First');
    pass(400);
    leave('First');
    pass(1000);
    expect(words()).toBeNull();
  });

  it('opens at once for the keyboard, and closes with Escape or when the focus moves on', () => {
    const first = screen.getByRole('button', { name: 'First' });
    act(() => first.focus());
    expect(words()).toBe('About the first');
    fireEvent.keyDown(first, { key: 'Escape' });
    expect(words()).toBeNull();
    act(() => screen.getByRole('button', { name: 'Second' }).focus());
    expect(words()).toBe('About the second');
  });
});
