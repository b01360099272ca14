import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceRiskCalculator } from './enhance-risk-calculator.ts';
import { QUESTIONS, riskOf } from './risk.ts';
import { RiskCalculator } from './risk-calculator.tsx';

describe('the risk of having no will', () => {
  it.each([
    [[], 'LOW'],
    [['property'], 'MEDIUM'],
    [['youngChildren'], 'MEDIUM'],
    [['property', 'businessOrAbroad'], 'MEDIUM'],
    [['youngChildren', 'property'], 'HIGH'],
    [['unmarriedPartner', 'blendedFamily'], 'HIGH'],
  ])('with %j it is %s (C-097, D-092)', (yes, level) => {
    expect(riskOf(new Set(yes))).toBe(level);
  });
});

describe('the risk calculator', () => {
  const answer = async (name: string, value: 'Yes' | 'No') => {
    const { question } = QUESTIONS.find((one) => one.name === name)!;
    await userEvent.click(within(screen.getByRole('group', { name: new RegExp(question.replace('?', '\\?')) })).getByLabelText(value));
  };

  beforeEach(() => {
    render(<RiskCalculator />);
    enhanceRiskCalculator(document.querySelector('form')!);
  });

  it('says how many answers are missing, then level, reasons and where to start (C-097, D-092)', async () => {
    expect(screen.getByText('0 of 5 answered.')).toBeVisible();
    for (const { name } of QUESTIONS) await answer(name, name === 'youngChildren' || name === 'property' ? 'Yes' : 'No');
    expect(screen.getByText('HIGH')).toBeVisible();
    expect(screen.getByText('LOW')).not.toBeVisible();
    expect(screen.getByText(/a court decides who looks after your children/)).toBeVisible();
    expect(screen.getByText(/Stepchildren inherit nothing/)).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Started - £50' })).toHaveAttribute('href', '/wizard');
  });

  it('leads first to whether a simple will is enough where the risk is high, and only there', async () => {
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const { name } of QUESTIONS) await answer(name, name === 'youngChildren' ? 'Yes' : 'No');
    expect(links()).toEqual(['/wizard']);
    await answer('blendedFamily', 'Yes');
    expect(links()).toEqual(['/is-willow-right-for-me', '/wizard']);
  });

  it('keeps the result true while answers change', async () => {
    for (const { name } of QUESTIONS) await answer(name, 'No');
    expect(screen.getByText('LOW')).toBeVisible();
    await answer('property', 'Yes');
    expect(screen.getByText('MEDIUM')).toBeVisible();
    expect(screen.getByText('LOW')).not.toBeVisible();
  });
});
