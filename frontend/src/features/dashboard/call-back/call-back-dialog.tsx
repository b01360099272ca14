import type { User } from '@willow/contracts/account/account.contract';
import { CallBackForm, type OwnCallBack } from '@willow/contracts/contact/call-back.contract';
import { callSlots, slotInWords } from '@willow/contracts/contact/call-slots';
import { phoneInWords } from '@willow/contracts/contact/phone-in-words';
import { CONTACT_TOPICS } from '@willow/contracts/contact/contact.contract';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { sentence } from '../../../shared/api/sentence.ts';
import { useBrowser } from '../../../shared/browser.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorSummary, type FieldError } from '../../../ui/form/error-summary.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { usePressQueue } from '../../../web/use-press-queue.ts';
import { useUnsavedWarning } from '../../../web/use-unsaved-warning.ts';
import { SelectField } from './select-field.tsx';
import { slotGroups } from './slot-groups.ts';
import { useChangeCallBackMutation, useRequestCallBackMutation } from './call-backs.api.ts';

type Props = { readonly user: User; readonly call: OwnCallBack | null; readonly onClose: () => void };

const NAMES = ['topic', 'message', 'phone', 'slot'] as const;
type Name = (typeof NAMES)[number];
const idOf = (name: string): string => `call-${name}`;
const TOPICS = [{ options: Object.entries(CONTACT_TOPICS).map(([value, label]) => ({ value, label })) }];

/** Asks for a call, or changes when and where we call. */
export default function CallBackDialog({ user, call, onClose }: Props) {
  const { now } = useBrowser();
  const [slots] = useState(() => callSlots(now()));
  const [form, setForm] = useState({
    topic: '',
    message: '',
    phone: phoneInWords(call?.phone ?? user.mobile ?? ''),
    slot: keptSlot(call, slots),
  });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [request] = useRequestCallBackMutation();
  const [change] = useChangeCallBackMutation();
  const { busy, press } = usePressQueue();
  useUnsavedWarning(form.message.trim() !== '');
  const names: readonly Name[] = call ? ['phone', 'slot'] : NAMES;
  const fail = (found: readonly FieldError[]) => {
    setErrors(found);
    setAttempt((count) => count + 1);
  };
  const send = async ({ topic, message, phone, slot }: CallBackForm) => {
    const { error } = call
      ? await change({ id: call.id, phone, slot })
      : await request({ topic, message, phone, slot, name: user.fullName, email: user.email });
    if (error) return fail([{ id: idOf('slot'), message: sentence(error) }]);
    showToast({ title: 'Your call is booked', description: `We will call you on ${slotInWords(slot)}, UK time. An email says so, too.` });
    return onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const whole = { ...form, ...(call && { topic: call.topic, message: '-' }), name: user.fullName, email: user.email };
    const parsed = z.safeParse(CallBackForm, whole);
    const wrong = (parsed.error?.issues ?? []).map(({ path, message }) => ({ id: idOf(String(path[0])), message }));
    fail(names.flatMap((name) => wrong.find(({ id }) => id === idOf(name)) ?? []));
    if (parsed.success) press(parsed.data, () => send(parsed.data));
  };
  const field = (name: Name) => ({
    id: idOf(name),
    value: form[name],
    error: errors.find(({ id }) => id === idOf(name))?.message,
    onChange: (value: string) => setForm((typed) => ({ ...typed, [name]: value })),
  });
  return (
    <Dialog title={call ? 'Change your call' : 'Ask for a call'} closable={!busy} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} attempt={attempt} />
        {!call && (
          <>
            <SelectField {...field('topic')} label="What is it about?" groups={TOPICS} />
            <Field {...field('message')} label="What would you like to talk about?" hint="A few words, so that we can prepare" rows={3} />
          </>
        )}
        <Field {...field('phone')} label="Your telephone number" input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel' }} />
        <SelectField {...field('slot')} label="When should we call?" hint="UK time, on working days" groups={slotGroups(slots)} />
        <Button type="submit" busy={busy} wide>
          {call ? 'Change the call' : 'Book the call'}
        </Button>
      </form>
    </Dialog>
  );
}

/** A time that has passed, or at which nobody answered, has to be chosen anew. */
const keptSlot = (call: OwnCallBack | null, slots: readonly string[]): string =>
  call && call.unansweredAt === null && slots.includes(call.slot) ? call.slot : '';
