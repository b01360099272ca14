import { GROUPS, type GroupKey, isLive } from '@willow/contracts/will/wizard';
import { type Option, RadioGroup } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { ScreenProps } from '../steps/screen.ts';
import { SumField } from './sum-field.tsx';

type Group = NonNullable<ScreenProps['draft'][GroupKey]>;

const WHO: Readonly<Record<GroupKey, { readonly title: string; readonly hint: string; readonly age: string }>> = {
  grandchildren: {
    title: 'Your grandchildren',
    hint: 'The children of all your children, also of one who has died. The children of a stepchild whom you list as your child count.',
    age: 'When should your grandchildren get it?',
  },
  nephewsAndNieces: {
    title: 'Your nephews and nieces',
    hint: 'The children of your brothers and sisters, half-brothers and half-sisters. Not those of a husband, wife or partner.',
    age: 'When should your nephews and nieces get it?',
  },
};

const WAITS = 'It can cost inheritance tax every ten years, and an executor has to look after it';
const AGES: readonly Option<'18' | '21' | '25'>[] = [
  { value: '18', label: 'At 18' },
  { value: '21', label: 'At 21', hint: WAITS },
  { value: '25', label: 'At 25', hint: WAITS },
];

/** To everybody of a kind who is alive then: nobody is named, so nobody is forgotten. */
export default function GroupGifts({ draft, change, error, answers }: Pick<ScreenProps, 'draft' | 'change' | 'error' | 'answers'>) {
  return (
    <>
      <p>
        Whoever is alive 28 days after your death gets it, and a child already on the way when you die; children born after you sign are in
        it as well. Nobody takes the place of one who has died, and stepchildren are left out unless they were adopted by law. It comes
        before the rest is shared out.
      </p>
      <p>The law knows no group of godchildren: give to each of them by name, as a gift above.</p>
      {GROUPS.filter((key) => isLive(key, answers)).map((key) => (
        <OneGroup key={key} of={key} group={draft[key] ?? {}} error={error} onChange={(group) => change({ [key]: group })} />
      ))}
    </>
  );
}

type Props = Pick<ScreenProps, 'error'> & {
  readonly of: GroupKey;
  readonly group: Group;
  readonly onChange: (group: Group | undefined) => void;
};

/** With neither a sum nor a part it is no answer. */
function OneGroup({ of, group, error, onChange }: Props) {
  const { title, hint, age } = WHO[of];
  const set = (patch: Group) => {
    const next = { ...group, ...patch };
    onChange(next.amount || next.percentage ? next : undefined);
  };
  return (
    <section aria-labelledby={`${of}-title`}>
      <h3 id={`${of}-title`}>{title}</h3>
      <p>{hint}</p>
      <SumField
        id={`${of}-amount`}
        label="A sum for each of them"
        hint="In whole pounds"
        value={group.amount}
        error={error(`${of}-amount`)}
        onChange={(amount) => set({ amount })}
      />
      <Field
        id={`${of}-percentage`}
        label="Or a part of the rest for all of them"
        hint="They share it equally, and everybody else shares what is left."
        optional
        short
        suffix="%"
        value={String(group.percentage ?? '')}
        error={error(`${of}-percentage`)}
        input={{ inputMode: 'numeric', autoComplete: 'off' }}
        onChange={(percentage) => set({ percentage: percentage || undefined })}
      />
      {(group.amount || group.percentage || error(`${of}-age`)) && (
        <RadioGroup
          id={`${of}-age`}
          legend={age}
          options={AGES}
          value={group.age}
          error={error(`${of}-age`)}
          onChange={(value) => set({ age: value })}
        />
      )}
    </section>
  );
}
