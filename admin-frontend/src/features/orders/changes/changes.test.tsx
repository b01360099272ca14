import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { OrderChanges } from '@willow/contracts/operator/review.contract';
import { aDetail, anOrder, flagsOf, NO_CHANGES } from '../../../testing/examples.ts';
import { openConsole, signedInServer } from '../../../testing/open-console.tsx';

const ORDER = `/api/admin/orders/${anOrder().id}`;
const CHANGES = `GET ${ORDER}/changes`;
const earlier = { submittedAt: '2026-11-19T14:32:00Z', sent: false };

type Answer = { readonly status?: number; readonly json: unknown };

function openChanges(changes: OrderChanges, answer: () => Answer | Promise<Answer> = () => ({ json: changes })) {
  const server = signedInServer().answer({
    'GET /api/admin/orders': { json: [anOrder()] },
    [`GET ${ORDER}`]: { json: aDetail() },
    [`GET ${ORDER}/flags`]: { json: flagsOf() },
    [CHANGES]: answer,
  });
  return { server, ...openConsole(`/orders/${anOrder().id}/actions`) };
}

const panel = () => screen.findByRole('region', { name: 'Changes since the last review' });

describe('what changed in meaning since the last review', () => {
  it('is a list of sentences with their clauses, and names the version that it is compared with (AM-9)', async () => {
    const changes = [
      { sentence: 'Ann gains 10%.', clause: '7' },
      { sentence: 'Your own details at the beginning are different.', clause: null },
    ];
    openChanges({ earlier, notCompared: null, changes, redline: [] });
    const items = await within(await panel()).findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Ann gains 10%. Clause 7.',
      'Your own details at the beginning are different.',
    ]);
    expect(await panel()).toHaveTextContent('Compared with what was submitted on 19 November 2026 at 14:32, which was not sent.');
  });

  it('shows each changed clause word by word, told apart by more than colour and said aloud', async () => {
    const runs = [
      { kind: 'same' as const, text: 'to Eve Lee: ' },
      { kind: 'deleted' as const, text: '£1,250.' },
      { kind: 'inserted' as const, text: '£1,500.' },
    ];
    const clause = { heading: '3. Particular gifts', change: 'changed' as const, lines: [{ label: '(a)', isItem: true, runs }] };
    const { user } = openChanges({ earlier, notCompared: null, changes: [], redline: [clause] });
    await user.click(await within(await panel()).findByText('The wording, word by word (1 clause)'));
    const gifts = within(await panel()).getByRole('region', { name: '3. Particular gifts' });
    expect(gifts).toHaveTextContent('(a) to Eve Lee: [removed: £1,250.] [added: £1,500.]');
    expect(within(gifts).getByRole('deletion')).toHaveTextContent('£1,250.');
    expect(within(gifts).getByRole('insertion')).toHaveTextContent('£1,500.');
  });

  it('stands before the review flags', async () => {
    openChanges(NO_CHANGES);
    const flags = await screen.findByRole('region', { name: 'Review flags' });
    expect((await panel()).compareDocumentPosition(flags)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each<[string, OrderChanges]>([
    ['No earlier version. This is the first one that came up for review.', NO_CHANGES],
    ['The meaning is unchanged', { earlier: { ...earlier, sent: true }, notCompared: null, changes: [], redline: [] }],
    [
      'cannot be compared: the answers of one of them make no will. “☃” in',
      { earlier, notCompared: '“☃” in a name.', changes: [], redline: [] },
    ],
  ])('says %s', async (words, changes) => {
    openChanges(changes);
    expect(await within(await panel()).findByText(words, { exact: false })).toBeInTheDocument();
    expect(within(await panel()).queryByRole('listitem')).toBeNull();
  });

  it('says that it is being read, as long as that lasts', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    openChanges(NO_CHANGES, () => promise);
    expect(await within(await panel()).findByRole('status')).toHaveTextContent('Loading the changes…');
    resolve({ json: NO_CHANGES });
    expect(await screen.findByText(/^No earlier version/)).toBeInTheDocument();
  });

  it('offers to try again when it cannot be read, by keyboard too', async () => {
    const { server, user } = openChanges(NO_CHANGES, () => ({
      status: 500,
      json: { message: 'Something went wrong. Please try again.' },
    }));
    expect(await within(await panel()).findByRole('alert')).toHaveTextContent(
      'The changes could not be readSomething went wrong. Please try again.',
    );
    server.answer({ [CHANGES]: { json: NO_CHANGES } });
    const again = within(await panel()).getByRole('button', { name: 'Try again' });
    act(() => again.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^No earlier version/)).toBeInTheDocument();
  });
});
