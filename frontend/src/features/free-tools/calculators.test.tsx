import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CareCostPage from './care-cost-page.tsx';
import { enhanceCalculator } from './enhance-calculator.ts';
import InheritanceTaxPage from './inheritance-tax-page.tsx';

function open(Page: () => React.ReactNode): void {
  window.fetch = jest.fn<typeof fetch>();
  render(<Page />);
  enhanceCalculator(document.querySelector<HTMLFormElement>('[data-calculator]')!);
}
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const slot = (name: string) => document.querySelector(`[data-slot=${name}]`)!.textContent;
const result = () => document.querySelector<HTMLElement>('[data-result]')!;
const yes = (question: RegExp) => fireEvent.click(screen.getByText(question).parentElement!.querySelector('input[value=yes]')!);

describe('the inheritance tax calculator', () => {
  it('shows nothing until there is something to leave, then the tax with every key', () => {
    open(InheritanceTaxPage);
    expect(result()).not.toBeVisible();
    type(/everything else/, '500000');
    expect(result()).toBeVisible();
    expect(slot('summary')).toBe('About £70,000 of tax: 40% of £175,000.');
    type(/everything else/, '');
    expect(result()).not.toBeVisible();
    expect(window.fetch).not.toHaveBeenCalled();
  });

  it('is the one of the guide, for a daughter and for a nephew', () => {
    open(InheritanceTaxPage);
    type(/home worth/, '400000');
    type(/everything else/, '180000');
    expect(slot('tax')).toBe('£102,000');
    yes(/^Do your children or grandchildren/);
    expect([slot('nilRateBand'), slot('residenceBand'), slot('tax'), slot('left')]).toEqual([
      '£325,000',
      '£175,000',
      '£32,000',
      '£548,000',
    ]);
    expect(slot('more')).toBe('If £25,500 in all went to charity, the rate would be 36%.');
  });

  it('says that there is none', () => {
    open(InheritanceTaxPage);
    type(/home worth/, '600000');
    type(/everything else/, '400000');
    yes(/^Do your children or grandchildren/);
    yes(/^Has a husband/);
    expect(slot('summary')).toBe('No inheritance tax, by these rules.');
  });

  it('says in words what is wrong with an amount, once the field is left, and shows no result of it', async () => {
    open(InheritanceTaxPage);
    type(/everything else/, '500000');
    const gifts = screen.getByLabelText(/given away/);
    await userEvent.type(gifts, '-5');
    expect(result()).not.toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter pounds only, for example 250000.');
    expect(gifts).toBeInvalid();
    await userEvent.clear(gifts);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(result()).toBeVisible();
  });

  it('reads "250k" as it is meant, and prints', async () => {
    const print = jest.fn();
    window.print = print;
    open(InheritanceTaxPage);
    await userEvent.type(screen.getByLabelText(/everything else/), '500k');
    expect(slot('tax')).toBe('£70,000');
    await userEvent.click(screen.getByRole('button', { name: 'Print this result' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('the care cost calculator', () => {
  it('is the one of the guide: £24 a week from savings', () => {
    open(CareCostPage);
    type(/cost a week/, '900');
    type(/income a week/, '250');
    type(/their savings/, '20250');
    expect(['fromIncomeThen', 'fromCapitalThen', 'fromCouncilThen', 'feeThen'].map(slot)).toEqual(['£250', '£24', '£626', '£900']);
    expect(slot('summary')).toBe('The council pays about £626 of £900 a week.');
    for (const cell of document.querySelectorAll('[data-first]')) expect(cell).not.toBeVisible();
  });

  it('shows the first weeks beside the rest where a home counts, and how long it lasts', () => {
    open(CareCostPage);
    type(/cost a week/, '1000');
    type(/income a week/, '300');
    type(/their savings/, '10000');
    type(/share of the home/, '200000');
    expect(slot('fromCouncilFirst')).toBe('£700');
    expect(slot('fromCouncilThen')).toBe('£0');
    expect(slot('summary')).toBe('They pay all of it: £1,000 a week.');
    expect(slot('more')).toContain('down to £23,250 in about 5 years, counted from the week in which everything counts, at');
    for (const cell of document.querySelectorAll('[data-first]')) expect(cell).toBeVisible();
  });

  it('knows the limit of Wales', () => {
    open(CareCostPage);
    type(/cost a week/, '1000');
    type(/their savings/, '40000');
    expect(slot('fromCouncilThen')).toBe('£0');
    fireEvent.click(screen.getByLabelText('Wales'));
    expect(slot('fromCouncilThen')).toBe('£1,000');
    expect(slot('more')).toBe('The limit is £50,000. Above it, they pay for the care home in full.');
  });
});
