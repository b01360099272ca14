import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { patient } from '../../../ops/testing/machine/patience.ts';
import '@willow/frontend/web/testing/no-early-pictures';
import { FakeEventSource } from './event-source.ts';
import { toasts } from '../shared/toast/toasts.ts';

configure({ asyncUtilTimeout: patient(30_000) });

/** jsdom has no layout: nothing scrolls, and the window is as wide as a test says. Wide windows show tables, narrow ones cards. */
export const windowWidth = { px: 1440 };

const matches = (query: string) => {
  const [, bound, px] = /(min|max)-width:\s*([\d.]+)px/.exec(query) ?? [];
  if (bound === undefined) return false;
  return bound === 'min' ? windowWidth.px >= Number(px) : windowWidth.px <= Number(px);
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  FakeEventSource.opened = [];
  globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;
  windowWidth.px = 1440;
  window.matchMedia = (query) =>
    ({
      matches: matches(query),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

/** What React, MUI or the store complain about is a fault, even when the screen looks right. That a busy machine is slow is none. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation((...words) => void complaints.push(words.join(' ')));
});

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  toasts.clear();
  const faults = complaints.filter((complaint) => !complaint.includes('more than the warning threshold'));
  if (faults.length > 0) throw new Error(`The console complained:\n${faults.join('\n')}`);
  jest.useRealTimers();
});

// jsdom has none. What was downloaded is let go of a minute later, maybe after its test.
URL.revokeObjectURL = () => undefined;
