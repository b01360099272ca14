import type { Beneficiary } from '@willow/contracts/will/answers';
import { Tick } from '../../../ui/form/choice.tsx';

type Row = Pick<Beneficiary, 'ownChildren'>;

type Props = {
  readonly at: string;
  readonly row: Row;
  readonly error: (id: string) => string | undefined;
  readonly onChange: (patch: Row) => void;
};

/** Whether a share goes down the line of whoever it is for. */
export function OwnChildren({ at, row, error, onChange }: Props) {
  return (
    <Tick
      id={`${at}-ownChildren`}
      checked={row.ownChildren === true}
      error={error(`${at}-ownChildren`)}
      onChange={(checked) => onChange({ ownChildren: checked || undefined })}
    >
      If they die before you, their own children take this share
    </Tick>
  );
}
