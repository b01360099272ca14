import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { willAt } from '../../testing/examples.ts';
import { choose, field, openStep, openWizard } from '../../testing/wizard.tsx';

afterEach(() => {
  jest.useRealTimers();
  delete (window as { matchMedia?: unknown }).matchMedia;
});

describe('a step', () => {
  it('starts in its first field, in the form that the question names', async () => {
    const { user, next } = await openStep(4);
    await user.click(choose('No'));
    await next();
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    expect(screen.getByRole('form', { name: 'Who should carry out your will?' })).toContainElement(field('Full name'));
  });

  it('starts at the answer that was given before', async () => {
    await openStep(4, { isHomeowner: 'no' });
    expect(choose('No')).toHaveFocus();
  });

  it('starts with its question where a field would bring up a keyboard on the screen', async () => {
    window.matchMedia = ((query: string) => ({ matches: query === '(pointer: coarse)' })) as typeof window.matchMedia;
    await openStep(5);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is done with Enter, from a choice and from a line of text', async () => {
    const { user, address } = await openStep(4, { isHomeowner: 'no' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/wizard/5'));
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/wizard/6'));
  });

  it('the check starts with its heading, and has a short way to what is to be confirmed', async () => {
    const { user } = await openWizard('/wizard/10', willAt(10, familyAnswers));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'confirm at the end' }));
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
  });
});

describe('a choice', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

  it('is made by the first letters of its words, which start anew after 1000 ms (C-457)', async () => {
    await openStep(6);
    jest.useFakeTimers();
    for (const key of 'My c') press(key);
    expect(choose(/My children/)).toBeChecked();
    expect(choose(/My children/)).toHaveFocus();
    jest.advanceTimersByTime(999);
    press('x');
    expect(choose(/My children/)).toBeChecked();
    jest.advanceTimersByTime(1000);
    press('p');
    expect(choose(/People I choose/)).toBeChecked();
  });

  it('leaves keys that go with Ctrl, Alt or the system to the browser', async () => {
    await openStep(4);
    fireEvent.keyDown(document.activeElement!, { key: 'n', ctrlKey: true });
    expect(choose('No')).not.toBeChecked();
  });
});

describe('a date', () => {
  const open = async () => {
    const wizard = await openStep(2);
    await wizard.user.click(choose('Yes'));
    await wizard.user.click(field('Day'));
    return wizard;
  };

  it.each([
    ['27', 'Month'],
    ['2', 'Day'],
    ['4', 'Month'],
    ['2/', 'Month'],
    ['273', 'Year'],
    ['271', 'Month'],
    ['2712', 'Year'],
    ['27November', 'Year'],
    ['27Nov', 'Month'],
    ['27Nov ', 'Year'],
    ['27/3/1985', 'Year'],
  ])('goes on by itself as soon as a part is complete: %s leads to %s', async (typed, part) => {
    const { user } = await open();
    await user.keyboard(typed);
    expect(field(part)).toHaveFocus();
  });

  it('takes the Tab of those who go on themselves as done, once', async () => {
    const { user } = await open();
    await user.keyboard('27');
    await user.tab();
    expect(field('Month')).toHaveFocus();
    await user.keyboard('11');
    await user.tab();
    expect(field('Year')).toHaveFocus();
    await user.keyboard('1973');
    await user.tab();
    expect(field('Year')).not.toHaveFocus();
    expect([field('Day'), field('Month'), field('Year')].map((part) => (part as HTMLInputElement).value)).toEqual(['27', '11', '1973']);
  });

  it('does not go on while one is corrected', async () => {
    const { user } = await openStep(2, { isMarried: 'yes', partner: { fullName: 'John', dob: '1973-11-02' } });
    await user.clear(field('Day'));
    await user.type(field('Day'), '27');
    expect(field('Day')).toHaveFocus();
  });
});

describe('the focus is never lost', () => {
  it('an added person is begun in their first field', async () => {
    const { user } = await openStep(5);
    await user.click(screen.getByRole('button', { name: 'Add another executor' }));
    expect(field('Full name', 1)).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Executor 2' })).toContainElement(field('Full name', 1));
  });

  it('somebody picked leads to the first field that is still empty', async () => {
    const { user } = await openStep(6, { beneficiaryType: 'custom', customBeneficiaries: [{}] });
    await user.click(screen.getByRole('button', { name: 'Add Mary Poole' }));
    expect(field('Share of your estate')).toHaveFocus();
  });

  it('the own address leads to its field', async () => {
    const { user } = await openStep(2, { isMarried: 'yes', partner: {} });
    await user.click(screen.getByRole('button', { name: /Same address as me/ }));
    expect(field(/Address/)).toHaveFocus();
  });
});
