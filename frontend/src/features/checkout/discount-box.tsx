import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { AppliedDiscount } from './use-checkout.ts';
import styles from './checkout.module.css';

type Props = {
  readonly discount: AppliedDiscount | null;
  readonly busy: boolean;
  readonly onApply: (code: string) => Promise<string | null>;
  readonly onRemove: () => void;
};

export function DiscountBox({ discount, busy, onApply, onRemove }: Props) {
  const [open, setOpen] = useState(false);
  if (discount)
    return (
      <p className={styles.applied}>
        <span>
          Discount code <strong>{discount.code}</strong> is applied: {discount.discountPercent}% off.
        </span>
        <Button look="quiet" size="small" disabled={busy} onClick={onRemove}>
          Remove
        </Button>
      </p>
    );
  if (!open)
    return (
      <Button look="quiet" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
        Have a discount code?
      </Button>
    );
  return <CodeForm busy={busy} onApply={onApply} />;
}

function CodeForm({ busy, onApply }: Pick<Props, 'busy' | 'onApply'>) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = await onApply(code);
    setError(problem ?? undefined);
    if (problem) form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className={styles.code} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        id="discountCode"
        label="Discount code"
        value={code}
        error={error}
        input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        onChange={(value) => setCode(value.toUpperCase())}
      />
      <Button type="submit" look="secondary" busy={busy}>
        Apply
      </Button>
    </form>
  );
}
