import { MAX_HOME_TAKERS } from '@willow/contracts/constants';
import { type Option, RadioGroup } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { isPartial } from '../checks.ts';
import type { ScreenProps } from '../steps/screen.ts';
import { MoreChoices } from './more-choices.tsx';
import { Repeater } from './repeater.tsx';

const MORTGAGE: readonly Option<'taken' | 'paid'>[] = [
  { value: 'taken', label: 'Whoever gets the home', hint: 'This is the law if a will says nothing' },
  { value: 'paid', label: 'My estate, before it is shared out', hint: 'They get the home free of it, and everybody else gets less' },
];

const IF_SOLD: readonly Option<'replaced' | 'fails'>[] = [
  { value: 'replaced', label: 'They get my home at that time instead' },
  { value: 'fails', label: 'They get nothing in its place', hint: 'This is the law if a will says nothing' },
];

const NONE = { homeTakers: undefined, homeMortgage: undefined, homeIfSold: undefined };

/** The home by itself. Without a name there is nothing to say of it. */
export function HomeGift({ draft, change, error }: Pick<ScreenProps, 'draft' | 'change' | 'error'>) {
  const { homeTakers = [], homeMortgage, homeIfSold } = draft;
  return (
    <MoreChoices
      of="Leave my home to somebody in particular"
      fields={['homeTakers', 'homeMortgage', 'homeIfSold']}
      inUse={homeTakers.length > 0}
    >
      <p>
        Your home goes where the rest of your estate goes. Here you can leave it, or your share of it, to one person or several in equal
        shares. Nobody else can then stay in it. If your partner should live there first, ask a solicitor: this will cannot do that.
      </p>
      <p>A home that you own jointly passes by itself to the other owner, and this choice then does nothing.</p>
      <Repeater
        id="homeTakers"
        noun="New owner"
        items={homeTakers}
        onChange={(items) => change(items.length > 0 ? { homeTakers: [...items] } : NONE)}
        empty={{}}
        max={MAX_HOME_TAKERS}
        min={0}
        nameOf={({ fullName }) => fullName}
        error={error('homeTakers')}
        dropped={(person) => isPartial('homeTakers', person) && 'Fill both fields or this person will not be saved'}
        render={({ fullName = '', relationship = '' }, index, set) => (
          <>
            <Field
              id={`homeTakers-${index}-fullName`}
              label="Who should get your home?"
              hint="Full name"
              value={fullName}
              error={error(`homeTakers-${index}-fullName`)}
              input={{ autoComplete: 'off' }}
              onChange={(name) => set({ fullName: name })}
            />
            <Field
              id={`homeTakers-${index}-relationship`}
              label="Relationship to you"
              hint="For example, daughter, nephew or friend"
              value={relationship}
              error={error(`homeTakers-${index}-relationship`)}
              input={{ autoComplete: 'off' }}
              onChange={(related) => set({ relationship: related })}
            />
          </>
        )}
      />
      {homeTakers.length > 0 && (
        <>
          <RadioGroup
            id="homeMortgage"
            legend="Who pays a mortgage on it?"
            options={MORTGAGE}
            value={homeMortgage}
            error={error('homeMortgage')}
            onChange={(mortgage) => change({ homeMortgage: mortgage })}
          />
          <RadioGroup
            id="homeIfSold"
            legend="What if you have sold it by then?"
            options={IF_SOLD}
            value={homeIfSold}
            error={error('homeIfSold')}
            onChange={(ifSold) => change({ homeIfSold: ifSold })}
          />
        </>
      )}
    </MoreChoices>
  );
}
