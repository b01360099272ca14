import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { AppliedDiscount } from './use-checkout.ts';
import styles from './checkout.module.css';

type Props = {
  readonly discount: AppliedDiscount | null;
  readonly onApply: (code: string) => Promise<string | null>;
  readonly onRemove: () => Promise<void>;
};

export function DiscountBox({ discount, onApply, onRemove }: Props) {
  const [open, setOpen] = useState(false);
  const { busy, press } = usePressQueue();
  if (discount)
    return (
      <p className={styles.applied}>
        <span>
          Discount code <strong>{discount.code}</strong> is applied: {discount.discountPercent}% off.
        </span>
        <Button look="quiet" size="small" onClick={() => press('remove', onRemove)}>
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
  return <CodeForm busy={busy} onApply={(code, say) => press({ code }, async () => say(await onApply(code)))} />;
}

type FormProps = { readonly busy: boolean; readonly onApply: (code: string, say: (problem: string | null) => void) => void };

function CodeForm({ busy, onApply }: FormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(code, (problem) => {
      setError(problem ?? undefined);
      if (problem) form.current?.querySelector('input')?.focus();
    });
  };
  return (
    <form ref={form} className={styles.code} noValidate onSubmit={submit}>
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
