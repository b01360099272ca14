import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHECKLIST } from './checklist.ts';
import { Checklist } from './checklist.tsx';
import { enhanceChecklist } from './enhance-checklist.ts';

const open = () => {
  render(<Checklist />);
  enhanceChecklist(document.querySelector('form')!);
};
const progress = () => document.querySelector('[data-progress]');
const section = (name: string) => screen.getByRole('group', { name });
const countOf = (name: string) => section(name).querySelector('[data-progress]');

describe('what the checklist holds', () => {
  it.each([
    [
      'Personal Details',
      'P-195',
      'Full legal name; Address and postcode; Date of birth; Foreign assets; Marital status and partner details',
    ],
    ['Executors', 'P-196', 'Primary executor details; Backup executor; Consent confirmed; Executors over 18'],
    [
      'Beneficiaries',
      'P-197',
      "Spouse or civil partner; Children's names and birth dates; Other beneficiaries; Charities with charity numbers; Specific gifts",
    ],
    ['Guardians, if children are under 18', 'P-198', 'Primary guardian; Alternative guardian; Consent; Values considered'],
    [
      'Assets and Property',
      'P-199',
      'Property and ownership; Bank accounts; Investments and pensions; Valuables; Business interests; Digital assets',
    ],
    ['Debts and Liabilities', 'P-200', 'Mortgage; Loans and cards; Other debts'],
    ['Special Wishes', 'P-201', 'Funeral; Organ donation; Pets; Other'],
    [
      'Legal Requirements',
      'P-202, P-220',
      'Signature before witnesses; Two independent witnesses who are not beneficiaries; Witness signatures and addresses; Date signed; Storage location communicated to executors',
    ],
  ])('%s (%s)', (title, _, items) => {
    open();
    expect(
      within(section(title))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.querySelector('span')?.textContent),
    ).toEqual(items.split('; '));
  });

  it('8 sections and 36 items, each with an id of its own (P-190)', () => {
    open();
    expect(CHECKLIST).toHaveLength(8);
    expect(screen.getAllByRole('checkbox')).toHaveLength(36);
    expect(new Set(screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).size).toBe(36);
  });
});

describe('ticking', () => {
  it('counts in all and by section, both ways (P-189, P-191, P-193)', async () => {
    open();
    expect(progress()).toHaveTextContent('0% complete 0 of 36');
    expect(countOf('Executors')).toHaveTextContent('0 of 4, 0%');
    for (const box of within(section('Executors')).getAllByRole('checkbox')) await userEvent.click(box);
    expect(progress()).toHaveTextContent('11% complete 4 of 36');
    expect(countOf('Executors')).toHaveTextContent('4 of 4, 100%');
    expect(countOf('Beneficiaries')).toHaveTextContent('0 of 5, 0%');
    expect(screen.getByRole('progressbar')).toHaveValue(4);
    await userEvent.click(within(section('Executors')).getAllByRole('checkbox')[0]!);
    expect(countOf('Executors')).toHaveTextContent('3 of 4, 75%');
  });

  it('is kept nowhere, asks no server, and what a browser remembers is taken out (P-194, P-009)', async () => {
    window.fetch = jest.fn<typeof fetch>();
    render(<Checklist />);
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    enhanceChecklist(document.querySelector('form')!);
    expect(screen.getAllByRole('checkbox')[0]).not.toBeChecked();
    expect(progress()).toHaveTextContent('0 of 36');
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    expect(window.fetch).not.toHaveBeenCalled();
    expect(screen.getByText(/are not saved/)).toBeVisible();
  });

  it('prints', async () => {
    window.print = jest.fn();
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Print this checklist' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});
