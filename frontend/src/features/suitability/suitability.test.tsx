import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SUITABILITY_QUESTIONS } from '@willow/contracts/suitability/questions';
import { VERDICTS } from '@willow/contracts/suitability/summary';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceSuitability } from './enhance-suitability.ts';
import { Suitability } from './suitability.tsx';

const open = () => {
  render(<Suitability onward={<a href="/wizard">Start</a>} />);
  enhanceSuitability(document.querySelector('form')!);
};
const group = (id: string) => screen.getByRole('group', { name: SUITABILITY_QUESTIONS.find((one) => one.id === id)?.question ?? id });
const option = (id: string, label: string | RegExp) => within(group(id)).getByLabelText(label);
const choose = (id: string, label: string | RegExp) => userEvent.click(option(id, label));
const answerAll = async () => {
  await choose('age', '25 to 74');
  await choose('home', 'England or Wales');
  for (const id of ['owns', 'wishes', 'family', 'freely']) await choose(id, 'None of these');
};
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const download = () => screen.getByRole('link', { name: 'Download the summary' });

describe('"Is Willow right for me?"', () => {
  beforeEach(open);

  it('says how many answers are missing, and then that we are right', async () => {
    expect(screen.getByText('0 of 6 answered.')).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
    await answerAll();
    expect(headings()).toEqual([VERDICTS.yes.title, 'Take this along']);
    expect(screen.getByText(VERDICTS.yes.title, { selector: 'output' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start' })).toBeVisible();
    expect(screen.getByText('6 of 6 answered.')).not.toBeVisible();
  });

  it('says what to ask about first, and whom', async () => {
    await answerAll();
    await choose('family', /about to marry/);
    expect(headings()).toEqual([VERDICTS.ask.title, 'Your marriage is about to begin or end', 'Whom to ask', 'Take this along']);
    expect(screen.getByRole('link', { name: 'Willow, before you pay' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('link', { name: 'STEP' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Start' })).toBeVisible();
  });

  it('sends elsewhere whom a specialist serves better, and offers nothing to buy', async () => {
    await answerAll();
    await choose('owns', /A farm/);
    await choose('age', '75 or over');
    expect(headings().slice(0, 3)).toEqual([VERDICTS.refer.title, 'You own a farm or farmland', 'You are 75 or over']);
    expect(screen.getByRole('link', { name: 'The Law Society: Find a Solicitor' })).toHaveAttribute(
      'href',
      'https://solicitors.lawsociety.org.uk',
    );
    expect(screen.queryByRole('link', { name: 'Start' })).toBeNull();
  });

  it('takes "none of these" out when something is ticked beside it, and the other way round', async () => {
    await answerAll();
    await choose('owns', /A business/);
    expect(option('owns', 'None of these')).not.toBeChecked();
    await choose('owns', 'None of these');
    expect(option('owns', /A business/)).not.toBeChecked();
    expect(headings()[0]).toBe(VERDICTS.yes.title);
    await choose('owns', 'None of these');
    expect(screen.getByText('5 of 6 answered.')).toBeVisible();
  });

  it('gives the summary as a file, a copy and a print', async () => {
    window.print = jest.fn();
    const user = userEvent.setup();
    await answerAll();
    const text = decodeURIComponent(download().getAttribute('href') ?? '');
    expect(text).toContain(`data:text/plain;charset=utf-8,Is Willow right for me?`);
    expect(text).toContain('- How old are you? 25 to 74');
    expect(download()).toHaveAttribute('download', 'is-willow-right-for-me.txt');
    await user.click(screen.getByRole('button', { name: 'Copy the summary' }));
    expect(await navigator.clipboard.readText()).toBe(text.slice(text.indexOf(',') + 1));
    expect(await screen.findByText('Copied.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('says what else to do where a browser does not let us copy', async () => {
    const user = userEvent.setup();
    await answerAll();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy the summary' }));
    expect(await screen.findByText(/Download or print it instead/)).toBeVisible();
  });
});

describe('the answers', () => {
  it('are kept nowhere and sent nowhere, and count when they were given before the script came', async () => {
    window.fetch = jest.fn<typeof fetch>();
    const address = window.location.href;
    render(<Suitability onward={null} />);
    await choose('age', '25 to 74');
    enhanceSuitability(document.querySelector('form')!);
    expect(screen.getByText('1 of 6 answered.')).toBeVisible();
    await answerAll();
    expect([localStorage.length, sessionStorage.length, document.cookie, window.location.href]).toEqual([0, 0, '', address]);
    expect(window.fetch).not.toHaveBeenCalled();
  });
});
