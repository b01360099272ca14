import { formatPounds } from '@willow/contracts/money';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { AppliedDiscount } from '../../shared/kept-discount.ts';
import styles from './checkout.module.css';

type Props = {
  readonly discount: AppliedDiscount | null;
  /** What is paid now, in pounds. */
  readonly amount: number;
  readonly onApply: (code: string) => Promise<string | null>;
  readonly onRemove: () => Promise<void>;
};

/** Wherever the press leads, the focus is on what took the place of its button, and what it did is said. */
export function DiscountBox({ discount, amount, onApply, onRemove }: Props) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const { busy, press } = usePressQueue();
  const box = useRef<HTMLDivElement>(null);
  const code = discount?.code;
  const pressedAt = useRef<{ readonly code: string | undefined } | null>(null);
  useEffect(() => {
    if (!pressedAt.current || pressedAt.current.code === code) return;
    pressedAt.current = null;
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [code]);
  const apply = async (typed: string): Promise<string | null> => {
    pressedAt.current = { code };
    const problem = await onApply(typed);
    if (problem) pressedAt.current = null;
    return problem;
  };
  const remove = () => {
    pressedAt.current = { code };
    setOpen(false);
    setSaid('Discount code removed.');
    return onRemove();
  };
  return (
    <div ref={box} className={discount ? styles.applied : undefined}>
      <output className={discount ? undefined : 'visually-hidden'}>
        {discount ? (
          <span>
            Discount code <strong>{discount.code}</strong> is applied: {discount.discountPercent}% off. You pay {formatPounds(amount)}.
          </span>
        ) : (
          said && `${said} You pay ${formatPounds(amount)}.`
        )}
      </output>
      {discount ? (
        <Button look="quiet" size="small" onClick={() => press('remove', remove)}>
          Remove
        </Button>
      ) : open ? (
        <CodeForm busy={busy} onApply={(typed, say) => press({ code: typed }, async () => say(await apply(typed)))} />
      ) : (
        <Button look="quiet" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
          Have a discount code?
        </Button>
      )}
    </div>
  );
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
