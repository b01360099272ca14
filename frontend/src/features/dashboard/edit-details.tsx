import { OwnDetails } from '@willow/contracts/account/details.contract';
import type { User } from '@willow/contracts/account/me.contract';
import { BRAND } from '@willow/contracts/brand/brand';
import { dateInWords, isRealDate } from '@willow/contracts/dates';
import { z } from '@willow/contracts/zod';
import { type FormEvent, Fragment, useState } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { normalDate } from '../../ui/form/date-text.ts';
import { ErrorSummary, type FieldError } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { showError, showToast } from '../../ui/toast/toast-store.ts';
import styles from './dashboard.module.css';
import { useUpdateMeMutation } from './details.api.ts';
import { OpenSessions } from './open-sessions.tsx';
import { OwnEmail } from './own-email.tsx';

const FIELDS = [
  ['fullName', 'Full name', 'name', false],
  ['addressLine1', 'Address line 1', 'address-line1', false],
  ['addressLine2', 'Address line 2', 'address-line2', true],
  ['city', 'Town or city', 'address-level2', false],
  ['county', 'County', 'address-level1', true],
  ['postcode', 'Postcode', 'postal-code', false],
  ['mobile', 'Mobile number', 'tel', true],
] as const;
type Name = (typeof FIELDS)[number][0];

type Props = { readonly user: User; readonly locked: boolean; readonly onClose: () => void };

/** All can be changed here until the will is paid for; then the mobile number and the email address, which stand in no will. */
export default function EditDetails({ user, locked, onClose }: Props) {
  return (
    <Dialog title="Personal information" onClose={onClose}>
      <OwnEmail email={user.email} />
      {locked ? (
        <>
          <dl className={styles.details}>
            <dt>Name</dt>
            <dd>{user.fullName}</dd>
            <dt>Date of birth</dt>
            <dd>{isRealDate(user.dateOfBirth) ? dateInWords(user.dateOfBirth) : user.dateOfBirth}</dd>
          </dl>
          <p className={styles.note}>
            Your name, date of birth and address are part of the will you have paid for, so they are locked too. To change them,{' '}
            <a href={`mailto:${BRAND.supportEmail}`}>contact support</a>.
          </p>
          <DetailsForm user={user} names={['mobile']} onDone={onClose} />
        </>
      ) : (
        <>
          <p>Your will is made in the name below.</p>
          <DetailsForm user={user} names={FIELDS.map(([name]) => name)} onDone={onClose} />
        </>
      )}
      <OpenSessions />
    </Dialog>
  );
}

const detailsOf = ({ fullName, dob, addressLine1, addressLine2, city, county, postcode, mobile }: User) => ({
  fullName,
  dob,
  addressLine1,
  addressLine2: addressLine2 ?? '',
  city,
  county: county ?? '',
  postcode,
  mobile: mobile ?? '',
});

/** Only what was changed is checked and sent: what an account has from before keeps it from nothing. */
const changesOf = (form: ReturnType<typeof detailsOf>, user: User) => {
  const before = detailsOf(user);
  const dob = normalDate(form.dob);
  return {
    ...Object.fromEntries(FIELDS.flatMap(([name]) => (form[name] === before[name] ? [] : [[name, form[name]]]))),
    ...(dob !== before.dob && { dob }),
  };
};

type FormProps = { readonly user: User; readonly names: readonly Name[]; readonly onDone: () => void };

function DetailsForm({ user, names, onDone }: FormProps) {
  const [form, setForm] = useState(() => detailsOf(user));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [update] = useUpdateMeMutation();
  const { busy, press } = usePressQueue();
  const save = async (details: OwnDetails, isLast: () => boolean) => {
    const { error } = await update(details);
    if (error) return showError('Error', sentence(error));
    showToast({ title: 'Details saved' });
    return isLast() && onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(OwnDetails, changesOf(form, user));
    setErrors((parsed.error?.issues ?? []).map(({ path, message }) => ({ id: String(path[0]), message })));
    setAttempt(attempt + 1);
    if (parsed.success) press(parsed.data, (isLast) => save(parsed.data, isLast));
  };
  const errorOf = (name: string) => errors.find(({ id }) => id === name)?.message;
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} attempt={attempt} />
      {FIELDS.filter(([name]) => names.includes(name)).map(([name, label, autoComplete, optional]) => (
        <Fragment key={name}>
          <Field
            id={name}
            label={label}
            optional={optional}
            short={name === 'postcode'}
            value={form[name]}
            error={errorOf(name)}
            input={{ autoComplete, type: name === 'mobile' ? 'tel' : 'text' }}
            onChange={(value) => setForm({ ...form, [name]: value })}
          />
          {name === 'fullName' && (
            <DateField
              id="dob"
              legend="Date of birth"
              own
              value={form.dob}
              error={errorOf('dob')}
              onChange={(dob) => setForm({ ...form, dob })}
            />
          )}
        </Fragment>
      ))}
      <Button type="submit" busy={busy} wide>
        Save
      </Button>
    </form>
  );
}
