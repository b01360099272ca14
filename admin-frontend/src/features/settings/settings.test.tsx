import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@willow/contracts/messages';
import type { Settings } from '@willow/contracts/operator/settings.contract';
import { api } from '../../shared/api/api.ts';
import { OLIVE } from '../../testing/examples.ts';
import { findToast, openConsole, signedInServer } from '../../testing/open-console.tsx';
import { hasFocus } from '@willow/frontend/web/testing/has-focus';

const READ = 'GET /api/admin/settings';
const PUBLISH = 'POST /api/admin/settings/notice';
const WITHDRAW = 'POST /api/admin/settings/notice/withdraw';
const PAUSE = 'POST /api/admin/settings/payments/pause';
const RESUME = 'POST /api/admin/settings/payments/resume';
const TARGET = 'POST /api/admin/settings/review-target';
const CLOSED = 'We are closed from 24 to 27 December.';
const INITIAL: Settings = { notice: null, paymentsPaused: false, reviewHours: 24, answers: [], changes: [] };

function open(settings: Settings = INITIAL, role: 'operator' | 'admin' = 'admin') {
  const server = signedInServer().answer({
    'GET /api/admin/me': { json: { admin: { ...OLIVE, role }, enrolment: null } },
    [READ]: { json: settings },
  });
  return { server, ...openConsole('/settings') };
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('settings', () => {
  it('stand where “coming soon” stood: notice, payments, target, and who changed what (A-017)', async () => {
    open({ ...INITIAL, changes: [{ at: '2026-11-20T09:00:00.000Z', by: 'Olive', words: 'set the target to 24 hours' }] });
    await hasFocus(screen.findByRole('heading', { name: 'Settings' }));
    expect(screen.queryByText('Coming soon')).toBeNull();
    expect((await section('Notice to customers')).getByLabelText('Text')).toHaveValue('');
    expect((await section('Payments')).getByText('On')).toBeVisible();
    expect((await section('Review target')).getByLabelText('Hours')).toHaveValue('24');
    expect((await section('Changes')).getByRole('listitem')).toHaveTextContent('Olive set the target to 24 hours');
  });

  it('are only read by who is no admin', async () => {
    open({ ...INITIAL, notice: CLOSED, paymentsPaused: true }, 'operator');
    expect((await section('Notice to customers')).getByText(CLOSED)).toBeVisible();
    expect((await section('Payments')).getByText('Paused')).toBeVisible();
    expect((await section('Review target')).getByText('24 hours')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  });

  it('keep prepared answers: written, changed and removed by admins', async () => {
    const SAVE = 'POST /api/admin/settings/answers';
    const answer = { id: 'p1', title: 'Where is my will?', text: 'It is being read.' };
    const { server, user } = open();
    const panel = await section('Prepared answers');
    await user.click(panel.getByRole('button', { name: 'Add Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New prepared answer' }));
    await user.type(dialog.getByLabelText('Title'), answer.title);
    await user.click(dialog.getByRole('button', { name: 'Save Answer' }));
    expect(dialog.getByText(MESSAGES.answerMissing)).toBeVisible();
    await user.type(dialog.getByLabelText('Text'), answer.text);
    server.answer({ [SAVE]: { json: { ...INITIAL, answers: [answer] } }, [READ]: { json: { ...INITIAL, answers: [answer] } } });
    await user.click(dialog.getByRole('button', { name: 'Save Answer' }));
    await findToast('Answer saved');
    expect(server.calls(SAVE)[0]?.body).toEqual({ title: answer.title, text: answer.text });
    await user.click(await panel.findByRole('button', { name: 'Remove Where is my will?' }));
    const REMOVE = 'DELETE /api/admin/settings/answers/p1';
    server.answer({ [REMOVE]: { json: INITIAL }, [READ]: { json: INITIAL } });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove Answer' }));
    await findToast('Answer removed');
    expect(server.calls(REMOVE)).toHaveLength(1);
  });

  it('publish a notice and withdraw it', async () => {
    const { server, user } = open();
    const notice = await section('Notice to customers');
    await user.click(notice.getByRole('button', { name: 'Publish Notice' }));
    expect(notice.getByLabelText('Text')).toHaveAccessibleDescription(MESSAGES.noticeEmpty);
    await user.type(notice.getByLabelText('Text'), CLOSED);
    server.answer({ [PUBLISH]: { json: { ...INITIAL, notice: CLOSED } }, [READ]: { json: { ...INITIAL, notice: CLOSED } } });
    await user.click(notice.getByRole('button', { name: 'Publish Notice' }));
    await findToast('Notice published');
    expect(server.calls(PUBLISH)[0]?.body).toEqual({ text: CLOSED, before: null });
    server.answer({ [WITHDRAW]: { json: INITIAL }, [READ]: { json: INITIAL } });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Notice' }));
    await findToast('Notice withdrawn');
    expect(server.calls(WITHDRAW)[0]?.body).toEqual({ before: CLOSED });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw Notice' })).toBeNull());
    expect(screen.getByLabelText('Text')).toHaveValue('');
  });

  it('name what was read when the typing began, and after a collision what was shown then', async () => {
    const { server, user, store } = open({ ...INITIAL, notice: 'Old' });
    const notice = await section('Notice to customers');
    await user.type(notice.getByLabelText('Text'), '!');
    const theirs = 'A colleague has changed this to “Theirs” since you opened it. Save again to keep yours.';
    const now = { json: { ...INITIAL, notice: 'Theirs' } };
    server.answer({ [READ]: now, [PUBLISH]: { status: 409, json: { message: theirs } } });
    // Their notice is read before the press: what is typed stays, and what it was typed over too.
    act(() => void store.dispatch(api.util.invalidateTags(['Settings' as never])));
    await waitFor(() => expect(server.calls(READ)).toHaveLength(2));
    await user.click(notice.getByRole('button', { name: 'Publish Notice' }));
    await findToast(`Error${theirs}`);
    server.answer({ [PUBLISH]: { json: { ...INITIAL, notice: 'Old!' } } });
    await user.click(notice.getByRole('button', { name: 'Publish Notice' }));
    await findToast('Notice published');
    expect(server.calls(PUBLISH).map(({ body }) => body)).toEqual([
      { text: 'Old!', before: 'Old' },
      { text: 'Old!', before: 'Theirs' },
    ]);
  });

  it('pause payments for a reason, and take them again', async () => {
    const { server, user } = open();
    await user.click((await section('Payments')).getByRole('button', { name: 'Pause Payments…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Pause payments?' }));
    await user.click(dialog.getByRole('button', { name: 'Pause Payments' }));
    expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(MESSAGES.pauseReason);
    const paused = { ...INITIAL, paymentsPaused: true };
    server.answer({ [PAUSE]: { json: paused }, [READ]: { json: paused } });
    await user.type(dialog.getByLabelText('Reason'), 'Provider away');
    await user.click(dialog.getByRole('button', { name: 'Pause Payments' }));
    await findToast('Payments are paused');
    expect(server.calls(PAUSE)[0]?.body).toEqual({ reason: 'Provider away' });
    server.answer({ [RESUME]: { json: INITIAL }, [READ]: { json: INITIAL } });
    await user.click(await screen.findByRole('button', { name: 'Take Payments Again' }));
    await findToast('Payments are taken again');
    expect(await screen.findByRole('button', { name: 'Pause Payments…' })).toBeVisible();
  });

  it.each(['0', '337', '1.5', 'soon'])('refuse %s as a target before it is sent', async (typed) => {
    const { server, user } = open();
    const target = await section('Review target');
    await user.clear(target.getByLabelText('Hours'));
    await user.type(target.getByLabelText('Hours'), `${typed}{Enter}`);
    expect(target.getByLabelText('Hours')).toHaveAccessibleDescription(MESSAGES.reviewHours);
    expect(server.calls(TARGET)).toEqual([]);
  });

  it('say that the target is being saved while nothing more can be pressed, and keep what is typed meanwhile for the next press', async () => {
    const { server, user } = open();
    let answer = (): void => undefined;
    const slow = new Promise<{ json: Settings }>((resolve) => (answer = () => resolve({ json: { ...INITIAL, reviewHours: 48 } })));
    server.answer({ [TARGET]: () => slow });
    const target = await section('Review target');
    const hours = target.getByLabelText('Hours');
    await user.clear(hours);
    await user.type(hours, '48{Enter}');
    expect(await target.findByRole('button', { name: 'Saving…' })).toBeDisabled();
    await user.clear(hours);
    await user.type(hours, '72{Enter}');
    server.answer({ [READ]: { json: { ...INITIAL, reviewHours: 48 } } });
    answer();
    await findToast('Target saved');
    server.answer({ [TARGET]: { json: { ...INITIAL, reviewHours: 72 } } });
    await user.click(await target.findByRole('button', { name: 'Save Target' }));
    await waitFor(() =>
      expect(server.calls(TARGET).map(({ body }) => body)).toEqual([
        { hours: 48, before: 24 },
        { hours: 72, before: 48 },
      ]),
    );
  });

  it('keep what was typed when it cannot be saved, and say so', async () => {
    const { server, user } = open();
    server.answer({ [TARGET]: { status: 500, json: { message: 'Something went wrong. Please try again.' } } });
    const target = await section('Review target');
    await user.clear(target.getByLabelText('Hours'));
    await user.type(target.getByLabelText('Hours'), '48{Enter}');
    await findToast('ErrorSomething went wrong. Please try again.');
    expect(target.getByLabelText('Hours')).toHaveValue('48');
  });

  it('say when they cannot be read, and read them again', async () => {
    const server = signedInServer().answer({ [READ]: { status: 500, json: { message: 'Something went wrong. Please try again.' } } });
    const { user } = openConsole('/settings');
    await screen.findByText('Failed to fetch the settings');
    server.answer({ [READ]: { json: INITIAL } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No changes yet.')).toBeVisible();
  });
});
