import type { Executor } from '@willow/contracts/will/answers';
import { Tick } from '../../../ui/form/choice.tsx';
import { MoreChoices } from './more-choices.tsx';

type Props = {
  readonly at: string;
  readonly person: Pick<Executor, 'fullName' | 'professional'>;
  readonly error: (id: string) => string | undefined;
  readonly onChange: (patch: Pick<Executor, 'professional'>) => void;
};

/** An executor who is paid for acting: without it no will lets anybody charge. */
export function ProfessionalTick({ at, person: { fullName = '', professional = false }, error, onChange }: Props) {
  const id = `${at}-professional`;
  return (
    <MoreChoices of="A professional, such as a solicitor" about={fullName} fields={[id]} inUse={professional}>
      <Tick id={id} checked={professional} error={error(id)} onChange={(checked) => onChange({ professional: checked || undefined })}>
        They act as part of their work and may charge
      </Tick>
      <p>
        For a solicitor, an accountant or a trust company. Your estate then pays their charges, so ask first whether they will act and what
        it would cost. Leave it out for family or friends who act for nothing, whatever their profession.
      </p>
    </MoreChoices>
  );
}
