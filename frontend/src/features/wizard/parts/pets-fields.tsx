import { Field } from '../../../ui/form/field.tsx';
import type { Draft } from '../draft.ts';
import type { ScreenProps } from '../steps/screen.ts';
import { SumField } from './sum-field.tsx';

type Pets = NonNullable<Draft['pets']>;

type Props = Pick<ScreenProps, 'change' | 'error'> & { readonly pets: Pets | undefined };

/** Emptied altogether, they are no answer. */
export function PetsFields({ pets = {}, change, error }: Props) {
  const set = (patch: Pets) => {
    const next = { ...pets, ...patch };
    change({ pets: Object.values(next).some(Boolean) ? next : undefined });
  };
  return (
    <>
      <h3>Your pets</h3>
      <p>
        Whoever you name gets the pets you have when you die, if they are willing. Otherwise an executor finds them a new home. Ask first.
      </p>
      <Field
        id="pets-description"
        label="Which pets do you have?"
        optional
        hint="For example, my dog Rex and my two cats. Pets you have later are included."
        value={pets.description ?? ''}
        error={error('pets-description')}
        input={{ autoComplete: 'off' }}
        onChange={(description) => set({ description })}
      />
      <Field
        id="pets-carerName"
        label="Who should have them?"
        optional
        hint="Full name of a person, or of a charity that finds homes for pets"
        value={pets.carerName ?? ''}
        error={error('pets-carerName')}
        input={{ autoComplete: 'off' }}
        onChange={(carerName) => set({ carerName })}
      />
      <Field
        id="pets-carerRelationship"
        label="Their relationship to you"
        optional
        hint="For example, sister, friend or charity"
        value={pets.carerRelationship ?? ''}
        error={error('pets-carerRelationship')}
        input={{ autoComplete: 'off' }}
        onChange={(carerRelationship) => set({ carerRelationship })}
      />
      <SumField
        id="pets-amount"
        label="Money for whoever takes your pets"
        hint="In whole pounds. It goes with the pets and is meant for their care, but it isn’t legally binding."
        value={pets.amount}
        error={error('pets-amount')}
        onChange={(amount) => set({ amount })}
      />
    </>
  );
}
