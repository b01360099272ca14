import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReviewCount } from '@willow/contracts/operator/review-count';
import type { OrderFlags, ReviewFlag } from '@willow/contracts/operator/review.contract';
import { aDetail, aFlag, ANSWER_HASH, anOrder, flagsOf, NO_CHANGES } from '../../../testing/examples.ts';
import { findToast, listCalls, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { windowWidth } from '../../../testing/setup.ts';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const FLAGS = `GET ${ORDER}/flags`;
const CHANGES = `GET ${ORDER}/changes`;
const R19 = aFlag();
const R21 = aFlag({
  key: 'R21:executors.1.fullName',
  id: 'R21',
  severity: 'BLOCK',
  message: 'The applicant is named as executor in their own will.',
  action: 'Correct it.',
  about: { step: 5, path: ['executors', 1, 'fullName'] },
  choices: [],
});
const R09 = aFlag({
  key: 'R09',
  id: 'R09',
  severity: 'MED',
  message: 'There are children.',
  action: 'Explain.',
  stops: false,
  choices: ['read', 'asked'],
});
const R51 = aFlag({
  key: 'R51',
  id: 'R51',
  severity: 'INFO',
  message: 'Must not witness: John.',
  action: 'Print.',
  about: null,
  stops: false,
  choices: [],
});
const decided = (flag: ReviewFlag, decision: NonNullable<ReviewFlag['decision']>['decision'], reason: string | null): ReviewFlag => ({
  ...flag,
  stops: false,
  choices: [...flag.choices, 'reopened'],
  decision: { decision, choice: null, reason, by: { id: 'a1', name: 'Olive Operator' }, at: '2026-11-19T14:32:00Z', agreed: null },
});
const decidePath = (flag: ReviewFlag) => `POST ${ORDER}/flags/${encodeURIComponent(flag.key)}/decision`;

function openFlags(flags: OrderFlags, order: Parameters<typeof anOrder>[0] = {}, answers: Record<string, unknown> = {}) {
  windowWidth.px = 390;
  const at = { flags };
  const server = signedInServer().answer({
    'GET /api/admin/orders': { json: [anOrder(order)] },
    [`GET ${ORDER}`]: { json: { ...aDetail({}, answers), order: anOrder(order) } },
    [FLAGS]: () => ({ json: at.flags }),
    [CHANGES]: { json: NO_CHANGES },
  });
  return { at, server, ...openConsole(`/orders/${ID}/actions?status=new`) };
}

const card = (name: string) => screen.findByRole('listitem', { name });
const approve = () => screen.getByRole('button', { name: 'Approve & Send Draft' });

describe('review flags beside Approve (AM-9)', () => {
  it('are grouped by weight, each with what was found and what to do', async () => {
    openFlags(flagsOf([R21, R19, R09, R51]));
    const panel = await screen.findByRole('region', { name: 'Review flags' });
    await card('R21, Blocks');
    expect(
      within(panel)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Review flags', 'Blocks the will (1)', 'Needs a decision (1)', 'To read (1)', 'For your information (1)']);
    expect(await card('R19, High')).toHaveTextContent('John Smith is the only executor.Suggest a second executor.');
  });

  it('keep Approve shut and say why in words', async () => {
    openFlags(flagsOf([R19]));
    await card('R19, High');
    expect(approve()).toBeDisabled();
    expect(approve()).toHaveAccessibleDescription('Decide before sending: R19: John Smith is the only executor.');
  });

  it('leave Approve open when nothing stops the will, and are calm about it', async () => {
    openFlags(flagsOf([R51]));
    await screen.findByText('Nothing in these answers needs a decision.');
    expect(approve()).toBeEnabled();
    expect(approve()).toHaveAccessibleDescription('Emails the final will to jane@example.test.');
  });

  it('keep Approve shut until they have been read, and offer to try again', async () => {
    const { server, user } = openFlags(flagsOf());
    server.answer({ [FLAGS]: { status: 500, json: { message: 'Something went wrong. Please try again.' } } });
    expect(await screen.findByText('The review flags could not be read')).toBeInTheDocument();
    expect(approve()).toBeDisabled();
    server.answer({ [FLAGS]: { json: flagsOf() } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(approve()).toBeEnabled());
  });

  it.each([
    ['succeeded', 'The draft is being prepared. Its review flags come with it.'],
    ['pending', 'The answers are reviewed once the order is paid.'],
  ] as const)('say when there are none yet (%s)', async (paymentStatus, words) => {
    openFlags(
      { answerHash: null, reviewedAt: null, flags: [], keptAbroad: null, approval: { open: false, reason: words }, warnings: [] },
      { paymentStatus },
    );
    const panel = await screen.findByRole('region', { name: 'Review flags' });
    expect(await within(panel).findByText(words)).toBeInTheDocument();
    expect(approve()).toBeDisabled();
  });

  it('warn of what else the server has to say', async () => {
    openFlags(flagsOf([], { warnings: ['The wording of this will is not approved yet.'] }));
    expect(await screen.findByRole('note')).toHaveTextContent('The wording of this will is not approved yet.');
  });
});

describe('deciding a flag (AM-9)', () => {
  it('takes a decision and a reason, says who and when, and opens Approve', async () => {
    const { at, server, user } = openFlags(flagsOf([R19]));
    server.answer({ [decidePath(R19)]: () => ({ json: (at.flags = flagsOf([decided(R19, 'confirmed', 'She wants John alone.')])) }) });
    await user.click(within(await card('R19, High')).getByRole('button', { name: 'Decide' }));
    expect(screen.getByRole('radio', { name: 'Accept as it is' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'The customer has confirmed it' }));
    await user.type(screen.getByLabelText('Reason'), 'She wants John alone.');
    await user.click(screen.getByRole('button', { name: 'Save decision' }));
    await findToast('Decision recorded');
    expect(server.calls(decidePath(R19))[0]?.body).toEqual({
      answerHash: ANSWER_HASH,
      decision: 'confirmed',
      reason: 'She wants John alone.',
      revision: 3,
    });
    await waitFor(() => expect(approve()).toBeEnabled());
    expect(await card('R19, High')).toHaveTextContent(
      'Confirmed by the customer by Olive Operator, 19 November 2026 at 14:32She wants John alone.',
    );
    await hasFocus(card('R19, High'));
  });

  it('asks for what is missing, at the fields, and sends nothing', async () => {
    const { server, user } = openFlags(flagsOf([R19]));
    await user.click(within(await card('R19, High')).getByRole('button', { name: 'Decide' }));
    await user.click(screen.getByRole('button', { name: 'Save decision' }));
    expect(screen.getByText('Choose what you decided.')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toBeInvalid();
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Write down the reason for the decision.');
    expect(server.calls(decidePath(R19))).toHaveLength(0);
  });

  it('can be done and taken back by keyboard alone', async () => {
    const { at, server, user } = openFlags(flagsOf([R19]));
    server.answer({
      [decidePath(R19)]: () => ({
        json: (at.flags = flagsOf([{ ...decided(R19, 'accepted', 'Nothing speaks against it'), revision: 4 }])),
      }),
    });
    const button = await within(await card('R19, High')).findByRole('button', { name: 'Decide' });
    act(() => button.focus());
    await user.keyboard('{Enter} {Tab}Nothing speaks against it{Tab}{Enter}');
    await findToast('Decision recorded');
    expect(server.calls(decidePath(R19))[0]?.body).toMatchObject({ decision: 'accepted', reason: 'Nothing speaks against it' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.calls(decidePath(R19))[1]?.body).toEqual({ answerHash: ANSWER_HASH, decision: 'reopened', revision: 4 }),
    );
  });

  it('is a tick for a flag that is only to be read', async () => {
    const { at, server, user } = openFlags(flagsOf([R09]));
    server.answer({ [decidePath(R09)]: () => ({ json: (at.flags = flagsOf([decided(R09, 'read', null)])) }) });
    await user.click(within(await card('R09, Medium')).getByRole('button', { name: 'Mark as read' }));
    await waitFor(async () => expect(await card('R09, Medium')).toHaveTextContent('Read by Olive Operator'));
    expect(server.calls(decidePath(R09))[0]?.body).toEqual({ answerHash: ANSWER_HASH, decision: 'read', revision: 3 });
    expect(within(await card('R09, Medium')).queryByRole('button', { name: 'Mark as read' })).toBeNull();
  });

  it('is not offered for what blocks or only informs', async () => {
    openFlags(flagsOf([R21, R51]));
    expect(within(await card('R21, Blocks')).queryAllByRole('button')).toEqual([]);
    expect(within(await card('R51, Info')).queryAllByRole('button')).toEqual([]);
  });

  it('shows the sentence of the server when it is refused, and keeps the reason', async () => {
    const { server, user } = openFlags(flagsOf([R19]));
    server.answer({ [decidePath(R19)]: { status: 409, json: { message: 'This decision does not fit this flag.' } } });
    await user.click(within(await card('R19, High')).getByRole('button', { name: 'Decide' }));
    await user.click(screen.getByRole('radio', { name: 'Accept as it is' }));
    await user.type(screen.getByLabelText('Reason'), 'Half a thought, and one more');
    await user.click(screen.getByRole('button', { name: 'Save decision' }));
    await findToast('ErrorThis decision does not fit this flag.');
    expect(screen.getByLabelText('Reason')).toHaveValue('Half a thought, and one more');
  });

  it('shows what was decided for earlier answers as a hint', async () => {
    const earlier = decided(R19, 'accepted', 'Old reason').decision;
    openFlags(flagsOf([{ ...R19, earlier }]));
    expect(await card('R19, High')).toHaveTextContent('For earlier answers, which no longer count: Accepted by Olive Operator');
  });
});

describe('the answer a flag is about', () => {
  it('is a step away, brought into view and marked', async () => {
    const answers = { executors: [{ fullName: 'John Smith' }, { fullName: 'Jane Smith' }] };
    const { user } = openFlags(flagsOf([R21]), {}, answers);
    await user.click(within(await card('R21, Blocks')).getByRole('link', { name: 'Question 5, Executors 2, Full Name' }));
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      `/admin/orders/${ID}/answers?status=new#5.executors.1.fullName`,
    );
    const place = screen.getByText('Jane Smith', { selector: 'dd' }).parentElement;
    expect(place).toHaveFocus();
    expect(place).toHaveAttribute('data-sought');
  });

  it('is its question when it was not given', async () => {
    const guardian = aFlag({ about: { step: 3, path: ['guardian'] } });
    const { user } = openFlags(flagsOf([guardian]), {}, { hasChildren: 'yes' });
    await user.click(within(await card('R19, High')).getByRole('link', { name: 'Question 3, Guardian' }));
    expect((await screen.findByText('Do you have children?')).parentElement).toHaveFocus();
  });
});

describe('answers that go back to the customer (AM-9)', () => {
  it('are returned after a question that names the person, and an email is opened', async () => {
    const mails: string[] = [];
    const { server, user } = openFlags(flagsOf([R21]));
    server.answer({ [`POST ${ORDER}/return`]: { json: anOrder({ returned: true, status: 'in_review' }) } });
    await card('R21, Blocks');
    const catchMail = (event: Event) => {
      const link = event.target;
      if (!(link instanceof HTMLAnchorElement) || !link.href.startsWith('mailto:')) return;
      event.preventDefault();
      mails.push(decodeURIComponent(link.href));
    };
    document.addEventListener('click', catchMail);
    await user.click(screen.getByRole('button', { name: 'Return Answers to Customer' }));
    const question = await screen.findByRole('dialog', { name: 'Return the answers to Jane Smith?' });
    await user.click(within(question).getByRole('button', { name: 'Return Answers' }));
    await findToast('The customer can change the answers now.');
    document.removeEventListener('click', catchMail);
    expect(mails).toEqual([expect.stringMatching(/^mailto:jane@example\.test\?subject=Willow: please look at your answers again/)]);
  });

  it('cannot be returned twice, nor before they are paid for', async () => {
    openFlags(flagsOf([], { approval: { open: false, reason: 'The answers are back with the customer.' } }), { returned: true });
    await waitFor(() => expect(approve()).toHaveAccessibleDescription('The answers are back with the customer.'));
    expect(screen.queryByRole('button', { name: 'Return Answers to Customer' })).toBeNull();
  });
});

describe('the list of orders', () => {
  const openList = (review: ReviewCount | null) => {
    windowWidth.px = 390;
    const server = signedInServer().answer({
      'GET /api/admin/orders': { json: [anOrder({ review })] },
      [`GET ${ORDER}`]: { json: aDetail({ review }) },
      [FLAGS]: { json: flagsOf([R21]) },
      [CHANGES]: { json: NO_CHANGES },
    });
    return { server, ...openConsole('/orders') };
  };

  it.each([
    [{ block: 1, high: 2, proposed: 0 }, 'Blocked'],
    [{ block: 0, high: 2, proposed: 0 }, '2 to decide'],
    [{ block: 0, high: 2, proposed: 1 }, '1 to decide'],
    [{ block: 0, high: 2, proposed: 1 }, '1 to agree'],
    [{ block: 0, high: 1, proposed: 1 }, '1 to agree'],
  ])('marks an order that flags stop (%j): %s', async (review, mark) => {
    openList(review);
    await waitFor(() => expect(screen.getByText(mark, { selector: 'li *' })).toBeInTheDocument());
  });

  it('marks nothing when nothing stands, or nothing was reviewed', async () => {
    openList({ block: 0, high: 0, proposed: 0 });
    const row = (await screen.findByText('Jane Smith')).closest('li') ?? document.body;
    expect(row).not.toHaveTextContent(/Blocked|to decide|to agree/);
  });

  it('says of an order whose answers are with the customer that they are', async () => {
    windowWidth.px = 390;
    signedInServer().answer({
      'GET /api/admin/orders': { json: [anOrder({ returned: true, status: 'in_review', review: { block: 1, high: 0, proposed: 0 } })] },
    });
    openConsole('/orders');
    const row = (await screen.findByText('Jane Smith')).closest('li') ?? document.body;
    expect(row).toHaveTextContent('In ReviewWith customerPaid');
  });

  it('leads from Approve to the will, which says what stops it', async () => {
    const { server, user } = openList({ block: 1, high: 2, proposed: 0 });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 review flag blocks it.')).toBeVisible();
    expect(await card('R21, Blocks')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Approve & Send Draft' })).toBeDisabled();
    expect(server.calls(`POST ${ORDER}/send`)).toHaveLength(0);
  });

  it('says that there is no final will while a flag blocks it', async () => {
    const { user } = openList({ block: 1, high: 0, proposed: 0 });
    await user.click(await screen.findByRole('button', { name: 'Final PDF' }));
    await findToast('ErrorA review flag blocks the final will.');
  });

  it('filters by what stops an order', async () => {
    const { server, user } = openList({ block: 1, high: 0, proposed: 0 });
    await user.selectOptions(await screen.findByLabelText('Review flags'), 'blocked');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(listCalls(server).at(-1)?.query).toEqual({ review: 'blocked' }));
    expect(window.location.search).toBe('?review=blocked');
  });
});

describe('a will abroad', () => {
  it('is kept in force from the flag about property abroad, and cancelled again there', async () => {
    const R04 = aFlag({ key: 'R04', id: 'R04', message: 'There is something abroad.', action: 'Adjust revocation or refer.', about: null });
    const { at, server, user } = openFlags(flagsOf([R04, R19]));
    const KEPT = `POST ${ORDER}/kept-abroad`;
    server.answer({
      [KEPT]: ({ body }) => {
        at.flags = flagsOf([R04, R19], { keptAbroad: (body as { country: string }).country || null });
        return { json: at.flags };
      },
    });
    const card = await screen.findByRole('listitem', { name: /^R04/ });
    await user.click(within(card).getByRole('button', { name: 'Keep a will abroad in force' }));
    await user.click(within(card).getByRole('button', { name: 'Keep it in force' }));
    expect(within(card).getByText('Enter the country whose will stays in force.')).toBeVisible();
    await user.type(within(card).getByLabelText('Country'), ' Spain ');
    await user.click(within(card).getByRole('button', { name: 'Keep it in force' }));
    expect(await within(card).findByText(/stays in force\.$/)).toHaveTextContent('A will for property in Spain stays in force.');
    await findToast('The will was changed');
    await user.click(within(card).getByRole('button', { name: 'Cancel every earlier will again' }));
    expect(await within(card).findByRole('button', { name: 'Keep a will abroad in force' })).toBeVisible();
    expect(server.calls(KEPT).map(({ body }) => body)).toEqual([
      { answerHash: ANSWER_HASH, country: 'Spain' },
      { answerHash: ANSWER_HASH, country: '' },
    ]);
    expect(within(screen.getByRole('listitem', { name: /^R19/ })).queryByRole('button', { name: /will abroad/ })).toBeNull();
  });
});
