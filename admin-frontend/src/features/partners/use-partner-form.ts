import { basisPointsOf, percentageOf } from '@willow/contracts/partner/commission';
import { createPartner, normalRefCode, type Partner } from '@willow/contracts/partner/partner.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { MESSAGES } from '@willow/contracts/messages';
import { type ChangeEvent, useRef, useState } from 'react';
import { errorMessage, isFailure } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { useChangePartnerMutation, useCreatePartnerMutation, usePartnersQuery } from './partners.api.ts';
import { generateRefCode } from './ref-code.ts';

type Values = Readonly<Record<'name' | 'email' | 'refCode' | 'commissionRate' | 'notes', string>> & { readonly isActive: boolean };
type Errors = Readonly<Partial<Record<keyof Values, string>>>;

const BLANK: Values = { name: '', email: '', refCode: '', commissionRate: '10', notes: '', isActive: true };
const valuesOf = ({ name, email, refCode, commissionRate, notes, isActive }: Partner): Values => ({
  name,
  email,
  refCode,
  commissionRate,
  notes: notes ?? '',
  isActive,
});

/** Of a partner that is changed, or of a new one. */
export function usePartnerForm(partner: Partner | null, onClose: () => void) {
  const [values, setValues] = useState(partner ? valuesOf(partner) : BLANK);
  const [errors, setErrors] = useState<Errors>({});
  const { save, busy } = useSave(partner);
  const fields = useRef<HTMLDivElement>(null);
  const focus = (name: string) => fields.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const set = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));

  const submit = async () => {
    const wrong = problemsOf(values);
    setErrors(wrong);
    if (wrong.commissionRate) showToast({ tone: 'error', title: 'Invalid commission rate', description: MESSAGES.commissionRate });
    const [first] = Object.keys(wrong);
    if (first) return focus(first);
    const refused = await save(bodyOf(values));
    if (refused === null) return onClose();
    setErrors(refused);
    const [field] = Object.keys(refused);
    if (field) focus(field);
  };
  return {
    values,
    errors,
    busy,
    fields,
    change: ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: name === 'refCode' ? value.toUpperCase() : value }),
    setActive: (isActive: boolean) => set({ isActive }),
    generate: () => set({ refCode: generateRefCode() }),
    submit: () => void submit(),
  };
}

type Body = BodyOf<typeof createPartner>;

/** Gives null once it is saved, else what is said under the fields. What a colleague has changed meanwhile is shown before it is replaced. */
function useSave(partner: Partner | null) {
  const [create, { isLoading: creating }] = useCreatePartnerMutation();
  const [change, { isLoading: changing }] = useChangePartnerMutation();
  const live = usePartnersQuery().data?.find(({ id }) => id === partner?.id);
  // Of these it was said what they are by now.
  const [collided, setCollided] = useState<readonly (keyof Body)[]>([]);
  const update = (opened: Partner, body: Body) => {
    const now = bodyOf(valuesOf(live ?? opened));
    const told = Object.fromEntries(collided.map((name) => [name, now[name]]));
    return change({ id: opened.id, ...body, before: { ...bodyOf(valuesOf(opened)), ...told } });
  };
  const save = async (body: Body): Promise<Errors | null> => {
    const { error } = partner ? await update(partner, body) : await create(body);
    if (!error) {
      showToast({ tone: 'success', title: partner ? 'Partner updated' : 'Partner created', description: body.name });
      return null;
    }
    const description = errorMessage(error, `Failed to ${partner ? 'update' : 'create'} partner`);
    showToast({ tone: 'error', title: 'Error', description });
    if (description === MESSAGES.refCodeExists) return { refCode: description };
    const moved = isFailure(error) && error.status === 409 ? (error.problems ?? []) : [];
    setCollided((before) => [...before, ...moved.map(({ path }) => path[0] as keyof Body)]);
    return Object.fromEntries(moved.map(({ path, message }) => [String(path[0]), message]));
  };
  return { save, busy: creating || changing };
}

const bodyOf = ({ name, email, refCode, commissionRate, notes, isActive }: Values): Body & { readonly commissionRate: string } => ({
  name: name.trim(),
  email: email.trim(),
  refCode: normalRefCode(refCode),
  commissionRate: percentageOf(basisPointsOf(commissionRate) ?? 0),
  isActive,
  notes: notes.trim(),
});

/** In the words of the contract, which the server says too; of each field the first. */
function problemsOf(values: Values): Errors {
  const { error } = createPartner.body.safeParse(values);
  const problems = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) if (!problems.has(String(path[0]))) problems.set(String(path[0]), message);
  return Object.fromEntries(problems);
}
