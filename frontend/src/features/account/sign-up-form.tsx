import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Tick } from '../../ui/form/choice.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from './account.module.css';
import { NotSent } from './not-sent.tsx';
import { errorsOf, PARTS, type SignUpErrors, type SignUpForm as Form } from './sign-up.ts';

type Props = {
  readonly form: Form;
  readonly setForm: (form: Form) => void;
  readonly pending: boolean;
  readonly problem: string | undefined;
  readonly level: 'h2' | 'h3';
  readonly onSubmit: () => void;
};

export function SignUpForm({ form, setForm, pending, problem, level: Heading, onSubmit }: Props) {
  const [part, setPart] = useState<0 | 1>(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(form);
    const here = Object.fromEntries(PARTS[part].flatMap((field) => (found[field] ? [[field, found[field]]] : [])));
    setErrors(here);
    setAttempt(attempt + 1);
    if (Object.keys(here).length > 0) return;
    if (part === 0) show(1);
    else onSubmit();
  };
  const show = (next: 0 | 1) => {
    flushSync(() => setPart(next));
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const change = (patch: Partial<Form>) => setForm({ ...form, ...patch });
  const summary = PARTS[part].flatMap((field) => (errors[field] ? [{ id: field, message: errors[field] }] : []));
  const wrongNow = errorsOf(form);
  const stillWrong = Object.fromEntries(Object.entries(errors).filter(([field]) => field in wrongNow));
  const fields = { form, errors: stillWrong, change };
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary errors={summary} attempt={attempt} />
      <Heading ref={heading} tabIndex={-1} className={styles.part}>
        Part {part + 1} of 2: {part === 0 ? 'about you' : 'where you live'}
      </Heading>
      {part === 0 ? <AboutYou {...fields} /> : <WhereYouLive {...fields} />}
      {problem && <NotSent problem={problem} />}
      <div className={styles.buttons}>
        <Button type="submit" busy={pending} wide>
          {part === 0 ? 'Continue' : 'Create Account'}
        </Button>
        {part === 1 && (
          <Button look="quiet" disabled={pending} onClick={() => show(0)}>
            Back to part 1
          </Button>
        )}
      </div>
    </form>
  );
}

type FieldsProps = { readonly form: Form; readonly errors: SignUpErrors; readonly change: (patch: Partial<Form>) => void };

function AboutYou({ form, errors, change }: FieldsProps) {
  return (
    <>
      <Field
        id="fullName"
        label="Full name"
        hint="As it should appear in your will"
        value={form.fullName}
        error={errors.fullName}
        input={{ autoComplete: 'name' }}
        onChange={(fullName) => change({ fullName })}
      />
      <DateField id="dob" legend="Date of birth" own value={form.dob} error={errors.dob} onChange={(dob) => change({ dob })} />
      <Field
        id="email"
        label="Email address"
        hint="We send you a link to log in; there is no password"
        value={form.email}
        error={errors.email}
        input={{ type: 'email', autoComplete: 'email', spellCheck: false }}
        onChange={(email) => change({ email })}
      />
      <Field
        id="mobile"
        label="Mobile number"
        optional
        value={form.mobile}
        error={errors.mobile}
        input={{ type: 'tel', autoComplete: 'tel' }}
        onChange={(mobile) => change({ mobile })}
      />
    </>
  );
}

function WhereYouLive({ form, errors, change }: FieldsProps) {
  const line = (
    id: 'addressLine1' | 'addressLine2' | 'city' | 'county' | 'postcode',
    label: string,
    autoComplete: string,
    optional = false,
  ) => (
    <Field
      id={id}
      label={label}
      optional={optional}
      short={id === 'postcode'}
      value={form[id]}
      error={errors[id]}
      input={{ autoComplete }}
      onChange={(value) => change({ [id]: value })}
    />
  );
  return (
    <>
      {line('addressLine1', 'Address line 1', 'address-line1')}
      {line('addressLine2', 'Address line 2', 'address-line2', true)}
      {line('city', 'Town or city', 'address-level2')}
      {line('county', 'County', 'address-level1', true)}
      {line('postcode', 'Postcode', 'postal-code')}
      <Tick id="ukResident" checked={form.ukResident} error={errors.ukResident} onChange={(ukResident) => change({ ukResident })}>
        I am a UK resident
      </Tick>
      <Tick id="acceptTerms" checked={form.acceptTerms} error={errors.acceptTerms} onChange={(acceptTerms) => change({ acceptTerms })}>
        I accept the{' '}
        <a href="/terms-of-service" target="_blank" rel="noreferrer">
          terms and conditions
        </a>{' '}
        and have read the{' '}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          Privacy Policy
        </a>
      </Tick>
    </>
  );
}
