import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FlagDecision, OrderFlags, ProposedDecision, ReviewFlag } from '@willow/contracts/operator/review.contract';
import { aDetail, aFlag, ANSWER_HASH, anOrder, flagsOf, NO_CHANGES } from '../../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../../testing/open-console.tsx';
import { windowWidth } from '../../../testing/setup.ts';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const ID = anOrder().id;
const ORDER = `/api/admin/orders/${ID}`;
const OWNED_ALONE = 'The customer owns it alone: asked on …';
const R25 = aFlag({
  key: 'R25:isHomeowner',
  id: 'R25',
  reasons: [
    { decision: 'confirmed', text: OWNED_ALONE },
    { decision: 'asked', text: 'Asked who owns the home, and how: …' },
  ],
});
const REFERRED = 'Referred to a specialist for the condition or the trust: …';
const R30 = aFlag({ key: 'R30:gift', id: 'R30', twoPeople: true, reasons: [{ decision: 'fixed', text: REFERRED }] });
const OLIVE = { id: 'a1', name: 'Olive Operator' };
const AT = '2026-11-19T14:32:00Z';
const proposal = (mayAgree: boolean): ProposedDecision => ({
  decision: 'fixed',
  choice: REFERRED,
  reason: 'Poole and Sons',
  by: OLIVE,
  at: AT,
  agreed: null,
  revision: 12,
  mayAgree,
});
const proposed = (mayAgree: boolean): ReviewFlag => ({
  ...R30,
  choices: [...R30.choices, 'reopened'],
  proposal: proposal(mayAgree),
});
const settled: ReviewFlag = {
  ...R30,
  stops: false,
  choices: [...R30.choices, 'reopened'],
  decision: {
    decision: 'fixed',
    choice: REFERRED,
    reason: 'Poole and Sons',
    by: OLIVE,
    at: AT,
    agreed: { by: { id: 'a2', name: 'Otto' }, at: AT },
  },
};
const path = ({ key }: ReviewFlag, what = 'decision') => `POST ${ORDER}/flags/${encodeURIComponent(key)}/${what}`;

function openFlags(flags: OrderFlags) {
  windowWidth.px = 390;
  const at = { flags };
  const server = signedInServer().answer({
    'GET /api/admin/orders': { json: [anOrder()] },
    [`GET ${ORDER}`]: { json: aDetail() },
    [`GET ${ORDER}/flags`]: () => ({ json: at.flags }),
    [`GET ${ORDER}/changes`]: { json: NO_CHANGES },
  });
  return { at, server, ...openConsole(`/orders/${ID}/actions?status=new`) };
}

const card = (name: string) => screen.findByRole('listitem', { name });
const why = () => screen.queryByRole('radiogroup', { name: 'Why' });
const press = async (user: ReturnType<typeof openFlags>['user'], name: string, place = 'R30, High') =>
  user.click(within(await card(place)).getByRole('button', { name }));
const choose = (user: ReturnType<typeof openFlags>['user'], name: string) => user.click(screen.getByRole('radio', { name }));

describe('the reason of a decision (AM-9)', () => {
  it('is one of the sentences that fit the rule and the decision, completed by hand', async () => {
    const { server, user, at } = openFlags(flagsOf([R25]));
    const made = { decision: 'confirmed', choice: OWNED_ALONE, reason: '3 May', by: OLIVE, at: AT, agreed: null } as const;
    server.answer({ [path(R25)]: () => ({ json: (at.flags = flagsOf([{ ...R25, stops: false, decision: made }])) }) });
    await press(user, 'Decide', 'R25, High');
    expect(why()).toBeNull();
    await choose(user, 'The customer has confirmed it');
    expect(within(why()!).getAllByRole('radio')).toHaveLength(2);
    await choose(user, OWNED_ALONE);
    await user.click(screen.getByRole('button', { name: 'Save decision' }));
    expect(screen.getByLabelText('Complete the sentence')).toHaveAccessibleDescription('Complete the sentence of the reason.');
    await user.type(screen.getByLabelText('Complete the sentence'), '3 May');
    await user.click(screen.getByRole('button', { name: 'Save decision' }));
    await findToast('Decision recorded');
    expect(server.calls(path(R25)).map(({ body }) => body)).toEqual([
      { answerHash: ANSWER_HASH, decision: 'confirmed', choice: OWNED_ALONE, reason: '3 May', revision: 3 },
    ]);
    expect(await card('R25, High')).toHaveTextContent('The customer owns it alone: asked on 3 May');
  });

  it('shows on its flag, and opens Approve, before the flags have been read again', async () => {
    const { server, user } = openFlags(flagsOf([R25]));
    const made = { decision: 'confirmed', choice: OWNED_ALONE, reason: '3 May', by: OLIVE, at: AT, agreed: null } as const;
    await press(user, 'Decide', 'R25, High');
    const { promise: never } = Promise.withResolvers<never>();
    server.answer({ [path(R25)]: { json: flagsOf([{ ...R25, stops: false, decision: made }]) }, [`GET ${ORDER}/flags`]: () => never });
    await choose(user, 'The customer has confirmed it');
    await choose(user, OWNED_ALONE);
    await user.type(screen.getByLabelText('Complete the sentence'), '3 May');
    await user.click(screen.getByRole('button', { name: 'Save decision' }));
    await waitFor(async () => expect(await card('R25, High')).toHaveTextContent('The customer owns it alone: asked on 3 May'));
    expect(screen.getByRole('button', { name: 'Approve & Send Draft' })).toBeEnabled();
  });

  it('has to be chosen, and “Other” takes a sentence of substance', async () => {
    const { server, user } = openFlags(flagsOf([R25]));
    server.answer({ [path(R25)]: { json: flagsOf([R25]) } });
    await press(user, 'Decide', 'R25, High');
    await choose(user, 'The customer has confirmed it');
    await user.click(screen.getByRole('button', { name: 'Save decision' }));
    expect(why()).toHaveAccessibleDescription('Choose the reason that fits, or “Other”.');
    await choose(user, 'Other');
    expect(why()).not.toHaveAccessibleDescription();
    await user.type(screen.getByLabelText('Reason'), 'ok ok ok ok ok ok ok ok ok');
    await user.click(screen.getByRole('button', { name: 'Save decision' }));
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(
      'Say why in a sentence of your own: at least 20 characters and three different words.',
    );
    expect(server.calls(path(R25))).toHaveLength(0);
    await user.clear(screen.getByLabelText('Reason'));
    await user.type(screen.getByLabelText('Reason'), 'Her sister told us on the telephone.');
    await user.click(screen.getByRole('button', { name: 'Save decision' }));
    await findToast('Decision recorded');
    expect(server.calls(path(R25))[0]?.body).toEqual({
      answerHash: ANSWER_HASH,
      decision: 'confirmed',
      reason: 'Her sister told us on the telephone.',
      revision: 3,
    });
  });

  it('is chosen anew with another decision', async () => {
    const { user } = openFlags(flagsOf([R25]));
    await press(user, 'Decide', 'R25, High');
    await choose(user, 'The customer has confirmed it');
    await choose(user, OWNED_ALONE);
    await choose(user, 'Asked the customer; awaiting a reply');
    expect(within(why()!).queryByRole('radio', { name: OWNED_ALONE })).toBeNull();
    expect(within(why()!).queryByRole('radio', { checked: true })).toBeNull();
    await choose(user, 'Accept as it is');
    expect(why()).toBeNull();
  });
});

describe('a decision that takes two operators (AM-9)', () => {
  it('says so before anybody decides, and is proposed', async () => {
    const { server, user, at } = openFlags(flagsOf([R30]));
    server.answer({ [path(R30)]: () => ({ json: (at.flags = flagsOf([proposed(false)])) }) });
    expect(await card('R30, High')).toHaveTextContent(/two operators decide: one proposes, another agrees/);
    await press(user, 'Decide');
    await choose(user, 'Resolved another way');
    await choose(user, REFERRED);
    await user.type(screen.getByLabelText('Complete the sentence'), 'Poole and Sons');
    await user.click(screen.getByRole('button', { name: 'Propose decision' }));
    await findToast('Decision proposedR30: another operator has to agree.');
    expect(screen.getByRole('button', { name: 'Approve & Send Draft' })).toBeDisabled();
  });

  it('shows who proposed it that somebody else must agree, and what to do when there is nobody', async () => {
    openFlags(flagsOf([proposed(false)]));
    const own = await card('R30, High');
    expect(own).toHaveTextContent('Proposed: Resolved by Olive Operator, 19 November 2026 at 14:32');
    expect(own).toHaveTextContent('Referred to a specialist for the condition or the trust: Poole and Sons');
    expect(own).toHaveTextContent('Waiting for another operator to agree. You proposed it, so you cannot.');
    expect(own).toHaveTextContent(/Ask whoever runs Willow to add one \(“willow operators create”\)/);
    expect(
      within(own)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Undo the decision', 'Change the proposal']);
  });

  it('is agreed to by another, who sees what is agreed to', async () => {
    const { server, user, at } = openFlags(flagsOf([proposed(true)]));
    server.answer({ [path(R30, 'agreement')]: () => ({ json: (at.flags = flagsOf([settled])) }) });
    expect(await card('R30, High')).toHaveTextContent('you can agree with Olive Operator, or decide differently');
    await press(user, 'Agree');
    await findToast('Decision recordedR30: two operators agree.');
    expect(server.calls(path(R30, 'agreement'))[0]?.body).toEqual({ answerHash: ANSWER_HASH, proposal: 12 });
    expect(await card('R30, High')).toHaveTextContent(
      'Resolved by Olive Operator, 19 November 2026 at 14:32; Otto agreed, 19 November 2026 at 14:32',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Approve & Send Draft' })).toBeEnabled());
    await hasFocus(card('R30, High'));
  });

  it('can be turned down, and shows the sentence of the server when it moved', async () => {
    const { server, user } = openFlags(flagsOf([proposed(true)]));
    const message = 'The proposed decision changed since you read it. Read it again.';
    server.answer({ [path(R30, 'agreement')]: { status: 409, json: { message } }, [path(R30)]: { json: flagsOf([R30]) } });
    await press(user, 'Agree');
    await findToast(`Error${message}`);
    await press(user, 'Reject');
    const decision: FlagDecision = 'reopened';
    await waitFor(() => expect(server.calls(path(R30))[0]?.body).toEqual({ answerHash: ANSWER_HASH, decision, revision: 3 }));
  });

  it('offers nothing to somebody who only reads, but says what it waits for', async () => {
    openFlags(flagsOf([{ ...proposed(false), choices: [], message: null, action: null }]));
    const read = await card('R30, High');
    expect(read).toHaveTextContent('Waiting for another operator to agree.');
    expect(within(read).queryAllByRole('button')).toEqual([]);
  });
});
