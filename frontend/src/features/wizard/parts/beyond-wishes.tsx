import { type Option, RadioGroup } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { ScreenProps } from '../steps/screen.ts';
import { MoreChoices } from './more-choices.tsx';

const DONATION: readonly Option<'donate' | 'refuse' | 'unsaid'>[] = [
  { value: 'donate', label: 'I want to be a donor' },
  { value: 'refuse', label: 'I don’t want to be a donor' },
  { value: 'unsaid', label: 'I’d rather not say here' },
];

/** What whoever arranges the funeral has to know, on the sheet of wishes and not in the will. */
export function BeyondWishes({ draft: { organDonation, funeralPlan }, change, error }: Pick<ScreenProps, 'draft' | 'change' | 'error'>) {
  const set = (patch: NonNullable<typeof funeralPlan>) => {
    const next = { ...funeralPlan, ...patch };
    change({ funeralPlan: Object.values(next).some(Boolean) ? next : undefined });
  };
  return (
    <MoreChoices
      of="Organ donation, and a funeral plan I have paid for"
      fields={['organDonation', 'funeralPlan']}
      inUse={organDonation !== undefined || funeralPlan !== undefined}
    >
      <p>
        Both go on a separate sheet with your wishes, and never in your will. Put your decision about organ donation on the NHS Organ Donor
        Register too, and tell your family: a hospital cannot wait for a sheet of paper.
      </p>
      <RadioGroup
        id="organDonation"
        legend="What have you decided about organ donation?"
        options={DONATION}
        value={organDonation}
        error={error('organDonation')}
        onChange={(value) => change({ organDonation: value === 'unsaid' ? undefined : value })}
      />
      <Field
        id="funeralPlan-provider"
        label="Who is your funeral plan with?"
        optional
        value={funeralPlan?.provider ?? ''}
        error={error('funeralPlan-provider')}
        input={{ autoComplete: 'off' }}
        onChange={(provider) => set({ provider })}
      />
      <Field
        id="funeralPlan-planNumber"
        label="Plan number"
        optional
        value={funeralPlan?.planNumber ?? ''}
        error={error('funeralPlan-planNumber')}
        input={{ autoComplete: 'off' }}
        onChange={(planNumber) => set({ planNumber })}
      />
    </MoreChoices>
  );
}
