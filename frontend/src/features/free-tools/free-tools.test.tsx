import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokens } from '@willow/contracts/brand/tokens';
import { enhanceFreeTools } from './enhance-free-tools.ts';
import { FreeTools } from './free-tools.tsx';

const root = () => document.querySelector<HTMLElement>('[data-free-tools]')!;
const panel = () => document.querySelector<HTMLElement>('[data-panel]:not([hidden])')!;
const button = () => within(panel()).getByText<HTMLButtonElement>('Calculate');
const estate = () => within(panel()).getByLabelText<HTMLInputElement>('What is the estate worth?');
const worth = (value: string) => fireEvent.input(estate(), { target: { value } });
const gate = () => document.querySelector<HTMLDialogElement>('[data-gate]')!;
const result = (tool: string) => document.querySelector<HTMLElement>(`[data-result=${tool}]`)!;
const choose = (question: string, answer: string) =>
  fireEvent.click(within(screen.getByText(question).parentElement!).getByLabelText(answer));
const married = () => choose('Are you married or single?', 'Married');
const single = () => choose('Are you married or single?', 'Single');
const children = (answer: 'Yes' | 'No') => choose('Do you have children?', answer);

function open(hash = '', captured = true): void {
  if (captured) localStorage.setItem('capturedEmail', 'ann@example.test');
  window.history.replaceState(null, '', `/free-tools${hash}`);
  render(<FreeTools />);
  enhanceFreeTools(root(), window);
}

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
  window.fetch = jest.fn<typeof fetch>();
});

describe('the two tabs', () => {
  it('are named, and the intestacy calculator stands there first (P-124)', () => {
    open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Intestacy Calculator', 'Probate Cost Calculator']);
    expect(screen.getByRole('tab', { name: 'Intestacy Calculator' })).toHaveAttribute('aria-selected', 'true');
    expect(panel()).toHaveAttribute('id', 'intestacy');
  });

  it.each(['intestacy', 'probate'])('the anchor #%s selects its tab (P-125, P-126)', (tool) => {
    open(`#${tool}`);
    expect(panel()).toHaveAttribute('id', tool);
  });

  it('an anchor followed on the page selects it too, and an unknown one nothing (P-126)', () => {
    open();
    window.history.replaceState(null, '', '#probate');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(panel()).toHaveAttribute('id', 'probate');
    window.history.replaceState(null, '', '#rules');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(panel()).toHaveAttribute('id', 'probate');
  });

  it('work by mouse and by arrow keys, and the address follows', async () => {
    open();
    await userEvent.click(screen.getByRole('tab', { name: 'Probate Cost Calculator' }));
    expect(window.location.hash).toBe('#probate');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Intestacy Calculator' })).toHaveFocus();
    expect(window.location.hash).toBe('#intestacy');
  });
});

describe('the email gate', () => {
  const fill = () => {
    worth('500000');
    married();
    children('Yes');
  };
  const email = () => within(gate()).getByLabelText('Email address');
  const send = () => within(gate()).getByRole('button', { name: 'Show my result' });

  it('is announced before anything is filled in, and no more once an address is there', () => {
    open('', false);
    expect(within(panel()).getByText(/your first result asks for an email address/)).toBeVisible();
    document.body.replaceChildren();
    open();
    expect(screen.queryByText(/your first result asks for an email address/)).toBeNull();
  });

  it('opens at the first Calculate and takes the result that was asked for (P-129, P-130, P-131, P-134, P-135, P-136, P-010)', async () => {
    open('', false);
    fill();
    expect(gate()).not.toHaveAttribute('open');
    fireEvent.click(button());
    expect(gate()).toHaveAttribute('open');
    expect(gate()).toHaveAccessibleName('Get Your Free Results');
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(send()).toBeDisabled();
    await userEvent.type(email(), 'ann');
    expect(send()).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(localStorage.getItem('capturedEmail')).toBeNull();
    await userEvent.type(email(), '@example.test');
    expect(send()).toBeEnabled();
    await userEvent.click(send());
    expect(localStorage.getItem('capturedEmail')).toBe('ann@example.test');
    expect(localStorage.getItem('userEmail')).toBeNull();
    expect(window.fetch).not.toHaveBeenCalled();
    expect(gate()).not.toHaveAttribute('open');
    expect(result('intestacy')).toBeVisible();
    expect(result('probate')).not.toBeVisible();
  });

  it('a submit without @ does nothing, however it was sent (P-136)', async () => {
    open('', false);
    fill();
    fireEvent.click(button());
    await userEvent.type(email(), 'ann');
    email()
      .closest('form')!
      .dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(localStorage.getItem('capturedEmail')).toBeNull();
    expect(gate()).toHaveAttribute('open');
    expect(result('intestacy')).not.toBeVisible();
  });

  it.each(['nope@', 'a@b'])('takes "%s" for no address, and says so (P-131)', async (typed) => {
    open('', false);
    fill();
    fireEvent.click(button());
    await userEvent.type(email(), typed);
    const told = jest.fn();
    email().addEventListener('invalid', told);
    await userEvent.click(send());
    expect(told).toHaveBeenCalled();
    expect(localStorage.getItem('capturedEmail')).toBeNull();
    expect(gate()).toHaveAttribute('open');
    expect(result('intestacy')).not.toBeVisible();
  });

  it('remembers that it was probate (P-130)', async () => {
    open('#probate', false);
    worth('100000');
    fireEvent.click(button());
    await userEvent.type(email(), 'a@b.test');
    await userEvent.click(send());
    expect(result('probate')).toBeVisible();
  });

  it('closed without an address it shows nothing, and the next Calculate asks again (P-133, D-095)', () => {
    open('', false);
    fill();
    fireEvent.click(button());
    gate().close();
    gate().dispatchEvent(new Event('close'));
    expect(result('intestacy')).not.toBeVisible();
    fireEvent.click(button());
    expect(gate()).toHaveAttribute('open');
  });

  it.each(['capturedEmail', 'userEmail'])('is skipped on later visits, by %s (P-132, P-144, D-061)', (key) => {
    localStorage.setItem(key, 'ann@example.test');
    open('', false);
    fill();
    fireEvent.click(button());
    expect(gate()).not.toHaveAttribute('open');
    expect(result('intestacy')).toBeVisible();
  });

  it('lets through who gave an address where storage is blocked', async () => {
    open('', false);
    fill();
    fireEvent.click(button());
    await userEvent.type(email(), 'a@b.test');
    await userEvent.click(send());
    localStorage.clear();
    fireEvent.click(button());
    expect(gate()).not.toHaveAttribute('open');
  });

  it.each(['0', '-5', '0.001'])(
    'an estate of %s stops silently before it: no dialog, no result, no message (P-145, P-157, D-095)',
    (value) => {
      open('', false);
      worth(value);
      married();
      children('No');
      const before = root().textContent;
      fireEvent.click(button());
      expect(gate()).not.toHaveAttribute('open');
      expect(result('intestacy')).not.toBeVisible();
      expect(root().textContent).toBe(before);
    },
  );
});

describe('the intestacy form', () => {
  beforeEach(() => open());

  it('asks for estate, marital status and children; the estate is a number, and what counts as one is said (P-142, P-148, P-149, P-150)', () => {
    expect(estate()).toHaveAttribute('type', 'number');
    expect(estate()).toHaveAccessibleDescription(/pounds only, for example 250000/i);
    expect(screen.getByRole('group', { name: 'Are you married or single?' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Do you have children?' })).toBeVisible();
  });

  it('leaves out belongings, which a spouse takes on top, and what is owned together (AEA 1925 s.46)', () => {
    expect(estate()).toHaveAccessibleDescription(/If you are married, leave out your belongings.*a home as joint tenants: leave it out/);
  });

  it.each([
    ['250k', 250_000],
    ['1.2M', 1_200_000],
    ['250,000', 250_000],
    ['£250000', 250_000],
    ['k', null],
  ])('reads %s as it is meant', async (typed, value) => {
    await userEvent.type(estate(), typed);
    expect(estate()).toHaveValue(value);
  });

  it.each([
    ['£250,000.50', 250_000.5],
    ['250k', 250_000],
    ['£1.5m', 1_500_000],
    ['a quarter, roughly', null],
  ])('reads a pasted %s as it is meant', async (pasted, value) => {
    const user = userEvent.setup();
    await user.click(estate());
    await user.paste(pasted);
    expect(estate()).toHaveValue(value);
  });

  it('takes the result away when an answer changes, and says why, until Calculate is pressed again', () => {
    worth('500000');
    married();
    children('No');
    fireEvent.click(button());
    expect(result('intestacy')).toBeVisible();
    worth('600000');
    expect(result('intestacy')).not.toBeVisible();
    expect(within(panel()).getByText(/You have changed an answer. Press Calculate/)).toBeVisible();
    fireEvent.click(button());
    expect(result('intestacy')).toBeVisible();
    expect(within(panel()).queryByText(/You have changed an answer/)).not.toBeVisible();
    children('Yes');
    expect(result('intestacy')).not.toBeVisible();
  });

  it('asks how many children only of who has any; one is the default (P-146, P-151, D-096)', () => {
    expect(screen.getByLabelText('How many children?')).not.toBeVisible();
    children('Yes');
    expect(screen.getByLabelText('How many children?')).toBeVisible();
    expect(screen.getByLabelText('How many children?')).toHaveValue(1);
    children('No');
    expect(screen.getByLabelText('How many children?')).not.toBeVisible();
  });

  it('asks about parents only single people without children, and about siblings only without parents (P-152, P-153, D-096)', () => {
    const asked = (name: string) => !screen.getByText(name).parentElement!.hidden;
    const seen = () => [asked('Is a parent of yours living?'), asked('Do you have brothers or sisters?')];
    single();
    expect(seen()).toEqual([false, false]);
    children('No');
    expect(seen()).toEqual([true, false]);
    choose('Is a parent of yours living?', 'No');
    expect(seen()).toEqual([true, true]);
    choose('Is a parent of yours living?', 'Yes');
    expect(seen()).toEqual([true, false]);
    choose('Is a parent of yours living?', 'No');
    children('Yes');
    expect(seen()).toEqual([false, false]);
    children('No');
    married();
    expect(seen()).toEqual([false, false]);
  });

  it('can be calculated once everything that is asked is answered (P-154, P-155, P-156)', () => {
    expect(button()).toBeDisabled();
    worth('500000');
    single();
    expect(button()).toBeDisabled();
    children('No');
    expect(button()).toBeDisabled();
    choose('Is a parent of yours living?', 'Yes');
    expect(button()).toBeEnabled();
    choose('Is a parent of yours living?', 'No');
    expect(button()).toBeDisabled();
    choose('Do you have brothers or sisters?', 'No');
    expect(button()).toBeEnabled();
    worth('');
    expect(button()).toBeDisabled();
  });

  it.each(['0', '1.5', '-2'])('%s children are refused in plain words', (number) => {
    worth('500000');
    married();
    children('Yes');
    fireEvent.input(screen.getByLabelText('How many children?'), { target: { value: number } });
    fireEvent.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number of children, 1 or more.');
    expect(screen.getByLabelText('How many children?')).toHaveFocus();
    expect(result('intestacy')).not.toBeVisible();
  });
});

describe('the intestacy result', () => {
  const rows = () =>
    within(result('intestacy'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('[data-slot]')].map(({ textContent }) => textContent).filter(Boolean));

  it('married, two children, £500,000: shares, picture, summary, urgency and what happens next (P-160, P-162, P-171, P-172, P-173, P-143, P-009)', () => {
    open();
    worth('500000');
    married();
    children('Yes');
    fireEvent.input(screen.getByLabelText('How many children?'), { target: { value: '2' } });
    fireEvent.click(button());
    expect(rows()).toEqual([
      ['Spouse or civil partner', '£411,000', '82.2%'],
      ['Children', '2 children, £44,500 each', '£89,000', '17.8%'],
    ]);
    expect(screen.getByRole('img')).toHaveAccessibleName('Spouse or civil partner 82.2%, Children 17.8%');
    expect(screen.getByText('£500,000, married, 2 children')).toBeVisible();
    expect(document.querySelector('[data-urgency]')).toHaveTextContent(/^HIGH - your children may not inherit until 18/);
    expect(screen.getByRole('heading', { name: 'Who would inherit' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Choosing guardians for your children' })).toHaveAttribute(
      'href',
      '/help-center#guardians-children-will',
    );
    expect(window.fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['322000', ['£322,000', '100.0%'], ['one child', '£0', '0.0%']],
    ['322001', ['£322,000.50', '100.0%'], ['one child', '£0.50', '0.0%']],
  ])(
    'married with a child, £%s: the children have a row of their own, pence only when there are any (P-146, P-158, P-161, D-096)',
    (value, spouse, child) => {
      open();
      worth(value);
      married();
      children('Yes');
      fireEvent.click(button());
      expect(rows()).toEqual([
        ['Spouse or civil partner', ...spouse],
        ['Children', ...child],
      ]);
    },
  );

  it('nobody left: the Crown, CRITICAL, and who is not covered (P-168, D-096)', () => {
    open('#intestacy&estate=90000.55&status=single&hasChildren=no&parents=no&siblings=no');
    expect(rows()).toEqual([['The Crown', '£90,000.55', '100.0%']]);
    expect(document.querySelector('[data-urgency]')).toHaveTextContent(/^CRITICAL - /);
    expect(screen.getByText(/Other relatives are not covered by this estimate/)).toBeVisible();
  });

  it('carries its disclaimers (P-138, P-139, P-141)', () => {
    open('#intestacy&estate=1000&status=married&hasChildren=no');
    const card = within(result('intestacy'));
    expect(card.getByText(/This result is an estimate/)).toBeVisible();
    expect(card.getByText(/Personal chattels pass to the spouse separately/)).toBeVisible();
    expect(card.getByText(/Rules last updated July 2023/)).toBeVisible();
  });

  it.each([
    ['CRITICAL', 'red', 3],
    ['HIGH', 'orange', 26],
    ['MEDIUM', 'gold', 42],
  ] as const)('the border of %s is %s (P-174)', (level, colour, hue) => {
    const css = readFileSync(new URL('result.module.css', import.meta.url), 'utf8');
    expect(css).toMatch(new RegExp(`\\.urgency\\[data-urgency='${level}'\\] \\{\\s*border-color: var\\(--colour-${colour}\\);`));
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(tokens.colour[colour].slice(at, at + 2), 16)) as [number, number, number];
    expect(Math.abs((60 * (g - b)) / (r - b) - hue)).toBeLessThan(4);
  });
});

describe('the probate calculator', () => {
  const cells = () =>
    within(result('probate'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  const facts = () => [...result('probate').querySelectorAll('dd')].map(({ textContent }) => textContent);
  const calculate = (value: string) => {
    worth(value);
    fireEvent.click(button());
  };

  beforeEach(() => open('#probate'));

  it('asks for the estate only, as a number, and needs it (P-142, P-175, P-176)', () => {
    expect(within(panel()).getAllByRole('spinbutton')).toHaveLength(1);
    expect(within(panel()).queryByRole('radio')).toBeNull();
    expect(estate()).toHaveAttribute('type', 'number');
    expect(button()).toBeDisabled();
    worth('1');
    expect(button()).toBeEnabled();
  });

  it('zero stops silently (P-177)', () => {
    calculate('0');
    expect(result('probate')).not.toBeVisible();
  });

  it('£100,000: everything that the rules say (P-184, P-187)', () => {
    calculate('100000');
    expect(facts()).toEqual(['Yes', '4-6 months', 'Simple']);
    expect(cells()).toEqual([
      ['£273', '£273', '£273'],
      ['£2,000', '£3,500', '£5,000'],
      ['£2,273', '£3,773', '£5,273'],
    ]);
    expect(screen.getByRole('img')).toHaveAccessibleName('Total cost: lowest £2,273, average £3,773, highest £5,273');
    expect(screen.queryByText(/banks may still require it/)).toBeNull();
    expect(screen.queryByText(/can owe inheritance tax/)).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'What does an executor do?' })).toHaveAttribute('href', '/help-center#executor-duties-uk');
  });

  it('£5,000: no fee, and the note (P-178, P-185, P-188, D-097)', () => {
    calculate('5000');
    expect(facts()).toEqual(['No', '4-6 months', 'Simple']);
    expect(cells()[0]).toEqual(['£0', '£0', '£0']);
    expect(screen.getByText('Probate may not be required for estates under £5,000 but banks may still require it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Probate: when you need it and what it costs' })).toBeVisible();
  });

  it('above the nil-rate band it speaks of tax, and not up to it', () => {
    calculate('325000');
    expect(screen.getByText(/can owe inheritance tax/)).not.toBeVisible();
    worth('325000.01');
    fireEvent.click(button());
    expect(screen.getByText(/can owe inheritance tax/)).toBeVisible();
  });

  it('says what the court charges today, since when, and that nobody has confirmed it, where there is a fee (P-147, D-014)', () => {
    calculate('100000');
    const today = screen.getByText(/These totals keep to the court fee of July 2023/);
    expect(today).toHaveTextContent('Since 13 July 2026 it is £526: add £253. We read that on 23 November 2026.');
    expect(today.querySelector('[data-example="figures.probateCourtFeeAnnounced"]')).toHaveTextContent('not confirmed yet');
    calculate('5000');
    expect(today).not.toBeVisible();
  });

  it('carries its disclaimers (P-138, P-140, P-141, D-014)', () => {
    calculate('100000');
    const card = within(result('probate'));
    expect(card.getByText(/This result is an estimate/)).toBeVisible();
    expect(card.getByText('The court fee is £273 for estates over £5,000.')).toBeVisible();
    expect(card.getByText(/Rules last updated July 2023/)).toBeVisible();
  });
});

describe('a link to a result', () => {
  const LINK = '#intestacy&estate=500000&status=married&hasChildren=yes&children=2';

  it('holds what the form asked, after the # that no server sees, and never the email address', async () => {
    const user = userEvent.setup();
    open(LINK);
    await user.click(screen.getByRole('button', { name: 'Copy a link to this result' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toBe(`${window.location.origin}/free-tools${LINK}`);
    expect(copied).not.toContain('ann');
    expect(screen.getByText(/no email address/)).toHaveTextContent('Link copied.');
  });

  it('is shown where it cannot be copied', async () => {
    open(LINK);
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    screen.getByRole('button', { name: 'Copy a link to this result' }).click();
    expect(await within(result('intestacy')).findByLabelText('Link to this result')).toHaveValue(
      `${window.location.origin}/free-tools${LINK}`,
    );
  });

  it('opens the filled form and, for who gave an address before, the result', () => {
    open(LINK);
    expect(estate()).toHaveValue(500_000);
    expect(screen.getByText('£411,000')).toBeVisible();
  });

  it('opens the filled form and no dialog for anybody else', () => {
    open(LINK, false);
    expect(button()).toBeEnabled();
    expect(gate()).not.toHaveAttribute('open');
    expect(result('intestacy')).not.toBeVisible();
  });

  it.each([
    '#intestacy&estate=abc&status=king',
    '#probate&estate=-1',
    '#probate&&&=%',
    '#constructor&estate=1',
    '#intestacy&estate=1&children=<b>',
  ])('that makes no sense fills in nothing that a form would refuse: %s', (hash) => {
    open(hash);
    expect(result('intestacy')).not.toBeVisible();
    expect(result('probate')).not.toBeVisible();
  });
});
