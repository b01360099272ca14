import { Field } from '../../../ui/form/field.tsx';
import type { Draft } from '../draft.ts';
import type { ScreenProps } from '../steps/screen.ts';

type Digital = NonNullable<Draft['digital']>;

type Props = Pick<ScreenProps, 'change' | 'error'> & { readonly digital: Digital | undefined };

/** Emptied altogether, they are no answer. */
export function DigitalFields({ digital = {}, change, error }: Props) {
  const set = (patch: Digital) => {
    const next = { ...digital, ...patch };
    change({ digital: Object.values(next).some(Boolean) ? next : undefined });
  };
  return (
    <>
      <h3>Your digital photographs and letters</h3>
      <p>
        An executor may then open and close your accounts and devices, as far as the law allows, and one person gets the photographs,
        messages and other files that matter to your family. Cryptoassets and balances stay with the rest of your estate. Don't write
        passwords here. Keep a separate list.
      </p>
      <Field
        id="digital-recipientName"
        label="Who should get them?"
        optional
        hint="Full name"
        value={digital.recipientName ?? ''}
        error={error('digital-recipientName')}
        input={{ autoComplete: 'off' }}
        onChange={(recipientName) => set({ recipientName })}
      />
      <Field
        id="digital-recipientRelationship"
        label="Their relationship to you"
        optional
        value={digital.recipientRelationship ?? ''}
        error={error('digital-recipientRelationship')}
        input={{ autoComplete: 'off' }}
        onChange={(recipientRelationship) => set({ recipientRelationship })}
      />
    </>
  );
}
