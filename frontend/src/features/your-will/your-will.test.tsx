import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getMe } from '@willow/contracts/account/account.contract';
import {
  checkVersionCodes,
  checkWitnesses,
  compareWithoutWill,
  getExplainedWill,
  getFamilyMap,
  getNoWitnesses,
  getStressReport,
  getWillChanges,
  tryDeaths,
} from '@willow/contracts/will/explanations.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { getWill } from '@willow/contracts/will/will.contract';
import { jane, NOW, willAt } from '../../testing/examples.ts';
import { comparison, drafted, explained, familyMap, noWitnesses, outcomeOf, soundStress, stress } from '../../testing/explanations.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FakeServer } from '../../web/testing/fake-server.ts';
import ExplainedPage from './explained-page.tsx';
import PeoplePage from './people-page.tsx';
import SigningPage from './signing-page.tsx';
import WhoGetsWhatPage from './who-gets-what-page.tsx';
import YourWillShell from './your-will-shell.tsx';

const ROUTES = [
  { path: '/your-will', Component: ExplainedPage },
  { path: '/your-will/who-gets-what', Component: WhoGetsWhatPage },
  { path: '/your-will/people', Component: PeoplePage },
  { path: '/your-will/signing', Component: SigningPage },
  { path: '/wizard/:step', Component: () => <h1>Wizard</h1> },
];
const serverWithAll = () =>
  new FakeServer()
    .on(getMe, { user: jane })
    .on(getExplainedWill, explained)
    .on(getWillChanges, { since: null, changes: [] })
    .on(tryDeaths, outcomeOf)
    .on(getStressReport, stress)
    .on(getFamilyMap, familyMap)
    .on(compareWithoutWill, ({ estateValue }: { estateValue: number | null }) => ({ ...comparison, estateValue: estateValue ?? 385_000 }))
    .on(getNoWitnesses, noWitnesses);
const notYet = (step: number, message: string) => () => Response.json({ message, step }, { status: 409 });
const open = (at: string, server = serverWithAll()) => ({ ...renderApp(ROUTES, at, server), server });

describe('the pages about the will', () => {
  it.each([
    ['Back to check and pay', willAt(10, familyAnswers)],
    ['Back to check and pay', willAt(10, familyAnswers, { status: 'submitted' })],
    ['Back to your answers', willAt(10, familyAnswers, { returned: true })],
    [null, willAt(10, familyAnswers, { status: 'submitted', locked: true })],
    [null, willAt(8, familyAnswers)],
  ])('lead back to where the customer came from (%s)', async (name, willAnswers) => {
    const server = serverWithAll().on(getWill, { willAnswers });
    renderApp([{ path: '/your-will', Component: YourWillShell }], '/your-will', server);
    await screen.findByRole('navigation', { name: 'Your will' });
    await waitFor(() => expect(server.calls(getWill)).toHaveLength(1));
    const back = () => screen.queryAllByRole('link', { name: /^Back to (check|your)/ }).map((link) => link.textContent);
    await waitFor(() => expect(back()).toEqual(name === null ? [] : [name]));
  });

  it('know who is signed in, lead to one another and back', async () => {
    const Shell = [{ path: '/your-will', Component: YourWillShell }];
    renderApp(Shell, '/your-will', serverWithAll());
    expect(screen.getByText('Loading your will...')).toBeVisible();
    const pages = within(await screen.findByRole('navigation', { name: 'Your will' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/your-will',
      '/your-will/who-gets-what',
      '/your-will/people',
      '/your-will/signing',
    ]);
    expect(pages.getByRole('link', { name: 'Your will, explained' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('send a visitor to the landing page, and say when we could not ask', async () => {
    const Shell = [{ path: '/your-will', Component: YourWillShell }];
    const { browser, unmount } = renderApp(Shell, '/your-will', new FakeServer().fail(getMe, 401));
    await waitFor(() => expect(browser.leave).toHaveBeenCalledWith('/'));
    unmount();
    renderApp(Shell, '/your-will', new FakeServer().fail(getMe, 500));
    expect(await screen.findByRole('heading', { name: 'Failed to fetch user' })).toBeVisible();
  });

  it.each([
    ['/your-will', getExplainedWill],
    ['/your-will/who-gets-what', tryDeaths],
    ['/your-will/people', getFamilyMap],
    ['/your-will/signing', getNoWitnesses],
  ] as const)('%s: answers that make no will yet lead to their question', async (at, endpoint) => {
    const { user, address } = open(
      at,
      serverWithAll().raw(endpoint, notYet(7, 'Choose who should inherit if your partner dies before you')),
    );
    expect(await screen.findByText('Choose who should inherit if your partner dies before you')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to question 7' }));
    expect(address()).toBe('/wizard/7');
  });

  it.each([
    ['/your-will', getExplainedWill, explained, 'Contents'],
    ['/your-will/who-gets-what', getStressReport, stress, stress.summary],
    ['/your-will/people', getFamilyMap, familyMap, 'The same in words'],
    ['/your-will/signing', getNoWitnesses, noWitnesses, 'Ann Roe'],
  ] as const)('%s: what could not be read can be tried again', async (at, endpoint, answer, text) => {
    const { user, server } = open(at, serverWithAll().fail(endpoint, 500, 'Something went wrong. Please try again.'));
    expect(await screen.findByText(/^We could not show this/)).toBeVisible();
    server.raw(endpoint, () => Response.json(answer));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });
});

describe('the will, explained', () => {
  it('before payment shows what each clause does and where to change it, and no wording', async () => {
    open('/your-will');
    const residue = (await screen.findByRole('heading', { name: '2 The rest of my estate' })).closest('section')!;
    expect(
      within(residue).getByText('Everything that is left goes to John Henry Roe. If he has died first, your children share it.'),
    ).toBeVisible();
    expect(within(residue).getByRole('link', { name: /^Change this ?: The rest of my estate$/ })).toHaveAttribute('href', '/wizard/6');
    expect(screen.queryByRole('link', { name: /^Change this ?: This will$/ })).toBeNull();
    expect(screen.getByText(/The wording itself is drafted when you have paid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Explanations/ })).toBeNull();
    expect(document.title).toBe('Your will, explained | Willow');
  });

  it('has contents that lead to each clause', async () => {
    open('/your-will');
    const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
    for (const link of contents.getAllByRole('link')) expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull();
    expect(contents.getAllByRole('link')).toHaveLength(2);
  });

  it('once drafted shows the wording, and the explanations beside it as long as they are wanted', async () => {
    const { user, browser } = open('/your-will', serverWithAll().on(getExplainedWill, drafted));
    expect(await screen.findByText('The wording of “The rest of my estate”.')).toBeVisible();
    expect(screen.getByText('to Ann Roe: my ring;')).toBeVisible();
    expect(screen.getByText('65bcc4b0')).toBeVisible();
    expect(screen.getByText('Draft, not for signing')).toBeVisible();
    expect(screen.getByText(/please do not copy or sign it/)).toBeVisible();
    const toggle = screen.getByRole('button', { name: 'Explanations on' });
    expect(screen.getAllByRole('note')).toHaveLength(2);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryAllByRole('note')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(browser.print).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['returned', /nothing more to pay/, true],
    ['final', /what counts is the paper you sign/, false],
  ] as const)('at stage %s says what it is', async (stage, text, marked) => {
    open('/your-will', serverWithAll().on(getExplainedWill, { ...drafted, stage }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Draft, not for signing') !== null).toBe(marked);
  });

  it('says what changed since the last version, and that nothing did', async () => {
    const changes = [
      { sentence: 'Ann Roe gains 10%.', clause: '2' },
      { sentence: 'Your own details are different.', clause: null },
    ];
    const first = open('/your-will', serverWithAll().on(getWillChanges, { since: NOW.toISOString(), changes }));
    const card = (await screen.findByRole('heading', { name: 'What changed since your last version' })).closest('section')!;
    expect(card).toHaveTextContent('handed in on 21/11/2026');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ann Roe gains 10%. Clause 2.', 'Your own details are different.']);
    first.unmount();
    open('/your-will', serverWithAll().on(getWillChanges, { since: NOW.toISOString(), changes: [] }));
    expect(await screen.findByText(/Nothing changed in meaning/)).toBeVisible();
  });
});

describe('who gets what', () => {
  const person = (name: RegExp) => screen.findByRole('button', { name });

  it('follows who is tapped, by pointer or keyboard, and is told to a screen reader', async () => {
    const { user, server } = open('/your-will/who-gets-what');
    const tom = await person(/^John Henry Roe.*is alive$/);
    expect(screen.getByText('John Henry Roe takes everything.').closest('output')).not.toBeNull();
    await user.click(tom);
    expect(tom).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Ann Roe takes half and Ben Roe takes half.')).toBeVisible();
    expect(screen.getAllByText('1/2 (50%)')).toHaveLength(2);
    expect(screen.getAllByText('Clause 2.2 decides.')).toHaveLength(2);
    (await person(/^Ann Roe.*is alive$/)).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/cannot go to Ann Roe and becomes part of the rest/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ann Roe leaves no children or grandchildren' }));
    await waitFor(() => expect(server.calls(tryDeaths).at(-1)?.body).toEqual({ dead: ['child-1', 'partner'], noIssue: ['child-1'] }));
  });

  it('asks about descendants only where they would take', async () => {
    const { user } = open('/your-will/who-gets-what');
    await user.click(await person(/^John Henry Roe/));
    expect(screen.queryByRole('button', { name: /John Henry Roe leaves no children/ })).toBeNull();
  });

  it('goes back to everybody alive, from memory', async () => {
    const { user, server } = open('/your-will/who-gets-what');
    await user.click(await person(/^John Henry Roe/));
    await screen.findByText('Ann Roe takes half and Ben Roe takes half.');
    await user.click(screen.getByRole('button', { name: 'Everybody alive' }));
    expect(await screen.findByText('John Henry Roe takes everything.')).toBeVisible();
    expect(server.calls(tryDeaths)).toHaveLength(2);
  });

  it('keeps the last result in sight, marked as busy, until the next is there', async () => {
    const server = serverWithAll();
    const { user } = open('/your-will/who-gets-what', server);
    const outcome = (await screen.findByRole('heading', { name: 'Then this happens' })).parentElement!;
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.raw(tryDeaths, () => promise);
    await user.click(await person(/^John Henry Roe/));
    expect(outcome).toHaveAttribute('aria-busy', 'true');
    expect(within(outcome).getByText('John Henry Roe')).toBeVisible();
    resolve(Response.json(outcomeOf({ dead: ['partner'], noIssue: [] })));
    await waitFor(() => expect(outcome).not.toHaveAttribute('aria-busy'));
  });

  it('lets an organisation close, and nobody say that it has died', async () => {
    const hospice = { id: 'share-1', name: 'Elm Hospice', role: 'charity', descendantsTake: false, isOrganisation: true, hasDied: false };
    const server = serverWithAll().on(tryDeaths, (trial: Parameters<typeof outcomeOf>[0]) => ({ ...outcomeOf(trial), people: [hospice] }));
    const { user } = open('/your-will/who-gets-what', server);
    await user.click(await person(/^Elm Hospice.*is still there$/));
    expect(await person(/^Elm Hospice.*has closed$/)).toHaveAttribute('aria-pressed', 'true');
  });

  it('has a child who has died as dead in every trial, and asks only whether anybody of theirs is left', async () => {
    const late = {
      id: 'late-child-1',
      name: 'Tom Roe',
      role: 'child who has died',
      descendantsTake: true,
      isOrganisation: false,
      hasDied: true,
    };
    const server = serverWithAll().on(tryDeaths, (trial: Parameters<typeof outcomeOf>[0]) => ({ ...outcomeOf(trial), people: [late] }));
    const { user } = open('/your-will/who-gets-what', server);
    expect(await screen.findByText('child who has died')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Tom Roe.*has died$/ })).toBeNull();
    await user.click(await person(/^Tom Roe has no children or grandchildren left/));
    await waitFor(() => expect(server.calls(tryDeaths).at(-1)?.body).toEqual({ dead: [], noIssue: ['late-child-1'] }));
  });

  it('lists what could go wrong, marks the likeliest, and tries it out', async () => {
    const { user } = open('/your-will/who-gets-what');
    expect(await screen.findByText(stress.summary)).toBeVisible();
    expect(screen.getByText('The most likely case')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change what happens then' })).toHaveAttribute('href', '/wizard/7');
    await user.click(screen.getByRole('button', { name: /^Try it out/ }));
    expect(await screen.findByText('Everything passes under the intestacy rules.')).toBeVisible();
    expect(await person(/^Ben Roe.*has died$/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { name: 'What if somebody dies before you?' })).toHaveFocus();
  });

  it('says so when nothing goes wrong, and leads nowhere once the answers are locked', async () => {
    const first = open('/your-will/who-gets-what', serverWithAll().on(getStressReport, soundStress));
    expect(await screen.findByText(soundStress.summary)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Try it out/ })).toBeNull();
    first.unmount();
    open('/your-will/who-gets-what', serverWithAll().on(getStressReport, { ...stress, step: null }));
    await screen.findByText(stress.summary);
    expect(screen.queryByRole('link', { name: 'Change what happens then' })).toBeNull();
  });
});

describe('with or without this will', () => {
  it('starts from the value of the home, and compares both sides with their sources', async () => {
    const { server } = open('/your-will/who-gets-what');
    const will = within(await screen.findByRole('table', { name: 'With this will' }));
    expect(will.getByRole('row', { name: 'John Henry Roe everything £380,000' })).toBeVisible();
    expect(will.getByRole('row', { name: 'Ann Roe a gift of money £5,000' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Without a will' })).toBeVisible();
    expect(screen.getByLabelText('What is everything you own worth, roughly?')).toHaveValue('385,000');
    expect(screen.getByText(/£322,000. Source: Administration of Estates Act 1925/)).toBeVisible();
    expect(screen.getByText('This is an illustration, not advice.')).toBeVisible();
    expect(server.calls(compareWithoutWill)[0]?.body).toEqual({ estateValue: null });
  });

  it.each(['-5', 'a lot', '', '1,000,000,001'])('does not send %j', async (value) => {
    const { user, server } = open('/your-will/who-gets-what');
    const field = await screen.findByLabelText('What is everything you own worth, roughly?');
    await user.clear(field);
    if (value) await user.type(field, value);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveFocus();
    expect(server.calls(compareWithoutWill)).toHaveLength(1);
  });

  it('compares for another value, and asks for one where none is known', async () => {
    const server = serverWithAll().on(compareWithoutWill, ({ estateValue }: { estateValue: number | null }) =>
      estateValue === null
        ? { estateValue: null, withWill: [], withoutWill: [], differences: [], notes: [], figures: [] }
        : { ...comparison, estateValue },
    );
    const { user } = open('/your-will/who-gets-what', server);
    const field = await screen.findByLabelText('What is everything you own worth, roughly?');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('table')).toBeNull();
    await user.type(field, '£250,000');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('heading', { name: 'The difference for an estate of £250,000' })).toBeVisible();
    expect(field).toHaveValue('£250,000');
  });
});

describe('family and money', () => {
  it('is a picture with a description, and the same as a table with the clashes in words', async () => {
    const { user, browser } = open('/your-will/people');
    const pictures = await screen.findAllByRole('img', { name: 'The people in your will' });
    for (const picture of pictures) expect(picture).toHaveAccessibleDescription(familyMap.description);
    const rows = within(screen.getByRole('table', { name: 'The same in words' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^John Henry Roe.*everything.*Executor.*Worth a second look: John Henry Roe is the only executor/),
      expect.stringMatching(/^Ann Roe.*Gets “my ring”/),
      expect.stringMatching(/^Ben Roe.*gets nothing by this will/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(browser.print).toHaveBeenCalledTimes(1);
  });

  it('explains the lines that are drawn, and no others', async () => {
    open('/your-will/people');
    const legend = (await screen.findByText('A line leads to somebody who')).parentElement;
    expect([...legend!.children].map(({ textContent }) => textContent)).toEqual([
      'A line leads to somebody who',
      'gets the estate, or a share of it',
      'gets it if somebody else cannot',
      'is named, and gets nothing',
    ]);
  });
});

describe('the witness checker', () => {
  const fill = async (user: ReturnType<typeof open>['user'], first: string, second: string) => {
    await user.type(await screen.findByLabelText("First witness's full name"), first);
    await user.type(screen.getByLabelText("Second witness's full name"), second);
    await user.click(screen.getByRole('button', { name: 'Check these names' }));
  };
  const answer = {
    witnesses: [
      { name: 'An Lee', verdict: 'ask' as const, sentences: ['Is this Ann Lee?', 'Is An Lee married to Ann Lee?'] },
      { name: 'Una Wood', verdict: 'fine' as const, sentences: ['Una Wood is not on your list.'] },
    ],
    summary: 'Answer the question first. If you are not sure, choose somebody else.',
  };

  it('sends the names in a body, says the verdicts, and forgets them when a name is changed', async () => {
    const { user, server } = open('/your-will/signing', serverWithAll().on(checkWitnesses, answer));
    await fill(user, 'An Lee', 'Una Wood');
    expect(await screen.findByText(/^Answer the question first/)).toBeVisible();
    expect(screen.getByText(/please check first/)).toBeVisible();
    expect(screen.getByText(/can be a witness/)).toBeVisible();
    expect(server.calls(checkWitnesses)).toMatchObject([
      { call: 'POST /api/will/check-witnesses', search: '', body: { first: 'An Lee', second: 'Una Wood' } },
    ]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    await user.type(screen.getByLabelText("First witness's full name"), 'n');
    expect(screen.queryByText(/^Answer the question first/)).toBeNull();
  });

  it('asks again for names that were changed and pressed while the first were looked up, and never shows the verdict of others', async () => {
    const answers: (() => void)[] = [];
    const server = serverWithAll().raw(checkWitnesses, async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      const { second } = body as { readonly second: string };
      const [first] = answer.witnesses;
      return { json: { ...answer, witnesses: [first, { name: second, verdict: 'fine', sentences: [`Looked up ${second}.`] }] } };
    });
    const { user } = open('/your-will/signing', server);
    await fill(user, 'An Lee', 'Una Wood');
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.type(screen.getByLabelText("Second witness's full name"), 's');
    answers[0]!();
    await user.click(screen.getByRole('button', { name: 'Check these names' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.queryByText(/Looked up/)).toBeNull();
    answers[1]!();
    expect(await screen.findByText('Looked up Una Woods.')).toBeVisible();
  });

  it.each([
    [['No (about An Lee)', 'No (about An Lee)'], /^Neither of them is on your list/],
    [['Yes (about An Lee)'], /^Choose somebody else/],
    [['No (about An Lee)', 'Yes (about An Lee)'], /^Choose somebody else/],
  ])('takes the answers to what it asks: %j', async (presses, summary) => {
    const { user, server } = open('/your-will/signing', serverWithAll().on(checkWitnesses, answer));
    await fill(user, 'An Lee', 'Una Wood');
    expect(await screen.findByText('Is this Ann Lee?')).toBeVisible();
    expect(screen.queryByText('Is An Lee married to Ann Lee?')).toBeNull();
    for (const name of presses) await user.click(screen.getByRole('button', { name }));
    expect(screen.getByText(summary)).toBeVisible();
    expect(screen.queryByRole('button', { name: /about An Lee/ })).toBeNull();
    expect(server.calls(checkWitnesses)).toHaveLength(1);
  });

  it('asks for both names', async () => {
    const { user, server } = open('/your-will/signing');
    await user.click(await screen.findByRole('button', { name: 'Check these names' }));
    const problems = within(screen.getByRole('alert'));
    expect(problems.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      "Enter the first witness's full name",
      "Enter the second witness's full name",
    ]);
    expect(server.calls(checkWitnesses)).toHaveLength(0);
  });

  it('says what went wrong', async () => {
    const { user } = open('/your-will/signing', serverWithAll().fail(checkWitnesses, 500, 'Something went wrong. Please try again.'));
    await fill(user, 'A', 'B');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  });

  it('leads to the question that is missing', async () => {
    const { user } = open('/your-will/signing', serverWithAll().raw(checkWitnesses, notYet(7, 'Choose who should inherit')));
    await fill(user, 'A', 'B');
    expect(await screen.findByRole('link', { name: 'Go to question 7' })).toHaveAttribute('href', '/wizard/7');
  });

  it('has the list of those who must not, with reasons, to be printed', async () => {
    const { user, browser } = open('/your-will/signing');
    expect(await screen.findByText('your husband, wife or civil partner; inherits by this will')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print this list' }));
    expect(browser.print).toHaveBeenCalledTimes(1);
  });
});

describe('the version-code check', () => {
  const check = async (codes: string, server = serverWithAll()) => {
    const app = open('/your-will/signing', server);
    const field = await screen.findByLabelText('Codes on your pages');
    if (codes) await app.user.type(field, codes);
    await app.user.click(screen.getByRole('button', { name: 'Check the codes' }));
    return { ...app, field };
  };

  it('says of each page, and of all together, what they are', async () => {
    const { server } = await check(
      '65bcc4b0, 11111111 x',
      serverWithAll().on(checkVersionCodes, {
        verdict: 'mixed',
        summary: 'These pages are of different versions.',
        current: '65bcc4b0',
        pages: [
          { code: '65bcc4b0', verdict: 'current', sentence: 'This page is of your newest version.' },
          { code: '11111111', verdict: 'older', sentence: 'This page is of an older version.' },
          { code: 'x', verdict: 'unreadable', sentence: 'A code has eight characters.' },
        ],
      }),
    );
    expect(await screen.findByText('These pages are of different versions.')).toBeVisible();
    expect(screen.getByText('This page is of an older version.')).toBeVisible();
    expect(server.calls(checkVersionCodes)[0]?.body).toEqual({ codes: ['65bcc4b0', '11111111', 'x'] });
  });

  it('asks for a code, and for no more than there can be', async () => {
    const { field, server, user } = await check('');
    expect(field).toHaveAccessibleDescription(/Enter the code from at least one page/);
    expect(field).toHaveFocus();
    await user.type(field, 'a '.repeat(61));
    await user.click(screen.getByRole('button', { name: 'Check the codes' }));
    expect(field).toHaveAccessibleDescription(/Enter up to 60 codes/);
    expect(server.calls(checkVersionCodes)).toHaveLength(0);
  });

  it('says that there are no pages yet', async () => {
    await check('65bcc4b0', serverWithAll().fail(checkVersionCodes, 409, 'Your will has no printed pages yet.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your will has no printed pages yet.');
  });
});
