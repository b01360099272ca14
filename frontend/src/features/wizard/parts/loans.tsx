import { MAX_LOANS } from '@willow/contracts/constants';
import { type Option, RadioGroup, Tick } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { isPartial } from '../checks.ts';
import type { ScreenProps } from '../steps/screen.ts';
import { Repeater } from './repeater.tsx';

const TREATMENTS: readonly Option<'forgiven' | 'counted'>[] = [
  {
    value: 'forgiven',
    label: 'They need not pay it back',
    hint: 'Anybody who owes it with them, or has promised to pay it for them, still owes their own part.',
  },
  {
    value: 'counted',
    label: 'It counts against their share',
    hint: 'As if they had it already. They need a share of your estate for that.',
  },
];

/** What others owe; how much it is stands in a record beside the will. */
export default function Loans({ draft: { loans = [] }, change, error }: Pick<ScreenProps, 'draft' | 'change' | 'error'>) {
  return (
    <>
      <p>
        If your will says nothing, your executors can usually claim back money that you lent, unless the law has made it too old to claim.
        Write down how much it is, sign that and keep it beside your will. Leave it out here: anybody can read a will after you die, and the
        names in it.
      </p>
      <p>What you owe belongs in no gift. By law it is paid before anybody gets anything.</p>
      <Repeater
        id="loans"
        noun="Loan"
        items={loans}
        onChange={(items) => change({ loans: items.length > 0 ? [...items] : undefined })}
        empty={{}}
        max={MAX_LOANS}
        min={0}
        nameOf={({ fullName }) => fullName}
        error={error('loans')}
        dropped={(loan) => isPartial('loans', loan) && 'Answer all three questions or this loan will not be saved'}
        render={({ fullName = '', relationship = '', treatment, payBack }, index, set) => (
          <>
            <Field
              id={`loans-${index}-fullName`}
              label="Who owes you money?"
              hint="Full name"
              value={fullName}
              error={error(`loans-${index}-fullName`)}
              input={{ autoComplete: 'off' }}
              onChange={(name) => set({ fullName: name })}
            />
            <Field
              id={`loans-${index}-relationship`}
              label="Relationship to you"
              hint="For example, daughter, nephew or friend"
              value={relationship}
              error={error(`loans-${index}-relationship`)}
              input={{ autoComplete: 'off' }}
              onChange={(related) => set({ relationship: related })}
            />
            <RadioGroup
              id={`loans-${index}-treatment`}
              legend="What should happen to what they owe?"
              options={TREATMENTS}
              value={treatment}
              error={error(`loans-${index}-treatment`)}
              onChange={(chosen) => set({ treatment: chosen, ...(chosen === 'forgiven' && { payBack: undefined }) })}
            />
            {(treatment === 'counted' || payBack) && (
              <Tick
                id={`loans-${index}-payBack`}
                checked={payBack === true}
                error={error(`loans-${index}-payBack`)}
                onChange={(checked) => set({ payBack: checked || undefined })}
              >
                If it is more than their share, they have to pay back the difference, as far as the law still lets it be claimed.
              </Tick>
            )}
          </>
        )}
      />
    </>
  );
}
