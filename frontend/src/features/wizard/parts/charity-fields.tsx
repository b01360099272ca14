import type { SpecificGift } from '@willow/contracts/will/answers';
import { Tick } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';

type Charity = Pick<SpecificGift, 'charity' | 'charityNumber'>;

type Props = {
  readonly at: string;
  readonly row: Charity;
  readonly error: (id: string) => string | undefined;
  readonly onChange: (patch: Charity) => void;
};

/** A charity is asked for its number, and for no relationship. */
export function CharityFields({ at, row, error, onChange }: Props) {
  const isCharity = row.charity === true;
  return (
    <>
      <Tick
        id={`${at}-charity`}
        checked={isCharity}
        error={error(`${at}-charity`)}
        onChange={(checked) => onChange(checked ? { charity: true } : { charity: undefined, charityNumber: undefined })}
      >
        This is a charity
      </Tick>
      {(isCharity || row.charityNumber !== undefined) && (
        <Field
          id={`${at}-charityNumber`}
          label="Charity number"
          optional
          short
          hint="From the charity register. It tells apart charities with similar names."
          value={row.charityNumber ?? ''}
          error={error(`${at}-charityNumber`)}
          input={{ autoComplete: 'off', spellCheck: false }}
          onChange={(charityNumber) => onChange({ charityNumber: charityNumber || undefined })}
        />
      )}
    </>
  );
}
