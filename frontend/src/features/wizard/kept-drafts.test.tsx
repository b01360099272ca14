import { describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { forgetDraftsOnSignOut } from '../../shared/kept-drafts.ts';
import { saveWill } from '@willow/contracts/will/will.contract';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { jane, willAt } from '../../testing/examples.ts';
import { answersBefore, choose, field, openStep, openWizard, type SaveBody } from '../../testing/wizard.tsx';
import type { FakeServer } from '../../web/testing/fake-server.ts';

const kept = () => sessionStorage.getItem('wizardDrafts');
const wishes = () => screen.findByLabelText(/Your wishes/);

async function typed() {
  const wizard = await openStep(9);
  await wizard.user.type(field(/Your wishes/), 'By the sea');
  return wizard;
}

/** Saves are answered when their function here is called. */
function holdSaves(server: FakeServer) {
  const answers: (() => void)[] = [];
  server.raw(saveWill, async ({ body }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    const { step, answers: jsonAnswers } = body as SaveBody;
    return { json: { willAnswers: willAt(step, jsonAnswers) } };
  });
  return answers;
}

/** The document goes, and with it all that is not in the browser's storage. */
const leave = () => cleanup();

describe('what was typed and is not saved', () => {
  it('survives the way to the dashboard and a refresh, and says that it is not saved', async () => {
    const { user } = await typed();
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    leave();
    await openStep(9);
    expect(await wishes()).toHaveValue('By the sea');
    expect(await screen.findByText(/You typed this before, and it is not saved yet/)).toBeVisible();
  });

  it('is saved by a press while the first save is on its way, and then goes on', async () => {
    const { user, server, saved, next, address } = await typed();
    const answers = holdSaves(server);
    await next();
    await user.type(field(/Your wishes/), ', at dawn');
    await next();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(address()).toBe('/wizard/9');
    answers[1]!();
    await screen.findByRole('heading', { name: 'Check your answers' });
    expect(saved().map(({ answers: { funeralWishes } }) => funeralWishes)).toEqual(['By the sea', 'By the sea, at dawn']);
    expect(kept()).toBeNull();
  });

  it('stays a draft when it was typed while the save was on its way', async () => {
    const { user, server, next } = await typed();
    const answers = holdSaves(server);
    await next();
    await user.type(field(/Your wishes/), ', at dawn');
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await screen.findByRole('heading', { name: 'Check your answers' });
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await wishes()).toHaveValue('By the sea, at dawn');
  });

  it('can be thrown away for what is saved', async () => {
    await typed();
    leave();
    const { user } = await openStep(9, { funeralWishes: 'In Bath' });
    await user.type(field(/Your wishes/), ', by the river');
    leave();
    const again = await openStep(9, { funeralWishes: 'In Bath' });
    await again.user.click(screen.getByRole('button', { name: 'Go back to what is saved' }));
    expect(await wishes()).toHaveValue('In Bath');
    expect(kept()).toBeNull();
  });

  it('is kept for rows, half a date and a choice, too', async () => {
    const { user } = await openStep(3);
    await user.click(choose('Yes'));
    await user.type(field('Full name'), 'Ann');
    await user.type(field('Month'), 'Sept');
    leave();
    await openStep(3);
    expect(choose('Yes')).toBeChecked();
    expect(field('Full name')).toHaveValue('Ann');
    expect(field('Month')).toHaveValue('Sept');
  });

  it('is forgotten with the save, and when it is taken back by hand', async () => {
    const { user, next, address } = await typed();
    await user.clear(field(/Your wishes/));
    expect(kept()).toBeNull();
    await user.type(field(/Your wishes/), 'By the sea');
    expect(kept()).toContain('By the sea');
    await next();
    await waitFor(() => expect(address()).toBe('/wizard/10'));
    expect(kept()).toBeNull();
  });

  it('is never in the storage that outlives the tab', async () => {
    await typed();
    expect(JSON.stringify(localStorage)).not.toContain('By the sea');
  });

  it('does not go over what was saved elsewhere since', async () => {
    await typed();
    leave();
    await openStep(9, { funeralWishes: 'Saved on the telephone' });
    expect(await wishes()).toHaveValue('Saved on the telephone');
  });

  it('is nobody else’s: another customer in the same tab finds nothing, and it is gone', async () => {
    await typed();
    leave();
    await openWizard('/wizard/9', willAt(9, answersBefore(9)), { ...jane, id: 'user-2', email: 'kim@example.test' });
    expect(await wishes()).toHaveValue('');
    expect(kept()).toBeNull();
  });

  it('goes when somebody signs out in another tab', async () => {
    await typed();
    expect(kept()).not.toBeNull();
    const stop = forgetDraftsOnSignOut();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userEmail', newValue: null })));
    expect(kept()).toBeNull();
    stop();
  });

  it('goes after a day, for a browser brings it back with a tab that is opened again', async () => {
    await typed();
    const { steps, ...envelope } = JSON.parse(kept()!) as { steps: object; at: number };
    sessionStorage.setItem('wizardDrafts', JSON.stringify({ ...envelope, steps, at: envelope.at - 24 * 3_600_000 }));
    leave();
    await openStep(9);
    expect(await wishes()).toHaveValue('');
  });

  it.each([
    ['no JSON', 'half{'],
    ['of another shape', JSON.stringify({ customer: 'user-1', at: Date.parse('2026-11-21T14:00:00Z'), steps: { funeral: { draft: 7 } } })],
    [
      'of another version',
      JSON.stringify({
        customer: 'user-1',
        at: Date.parse('2026-11-21T14:00:00Z'),
        steps: { funeral: { saved: {}, draft: { funeralWishes: { a: [] }, gone: 1 } } },
      }),
    ],
  ])('does no harm when it is %s', async (_, text) => {
    sessionStorage.setItem('wizardDrafts', text);
    await openStep(9);
    expect(await wishes()).toHaveValue('');
  });

  it('is told of at the check, with the way to it', async () => {
    const first = await openWizard('/wizard/5', willAt(10, familyAnswers));
    await first.user.type(field('Relationship to you'), ' and friend');
    leave();
    await openWizard('/wizard/10', willAt(10, familyAnswers));
    expect(await screen.findByText(/typed something that is not saved/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Who should carry out your will?' })).toHaveAttribute('href', '/wizard/5?return=check');
  });
});
