import { MAX_LEFT_OUT } from '@willow/contracts/constants';
import { Field } from '../../../ui/form/field.tsx';
import { isPartial } from '../checks.ts';
import type { ScreenProps } from '../steps/screen.ts';
import { MoreChoices } from './more-choices.tsx';
import { Repeater } from './repeater.tsx';

/** Reasons that are kept beside the will: what stands in it, everybody may read. */
export function LeftOut({ draft: { leftOut = [] }, change, error }: Pick<ScreenProps, 'draft' | 'change' | 'error'>) {
  return (
    <MoreChoices of="Say why I leave somebody out" fields={['leftOut']} inUse={leftOut.length > 0}>
      <p>
        A husband, wife, partner, child or anybody you keep can ask a court for more. Your reasons help it to see it your way. We print them
        on a sheet of its own to sign and keep beside your will. They are never in the will, because anybody can read that.
      </p>
      <p>Say what happened and when. Leave out blame, and whatever nobody could show to be true.</p>
      <Repeater
        id="leftOut"
        noun="Person left out"
        items={leftOut}
        onChange={(items) => change({ leftOut: items.length > 0 ? [...items] : undefined })}
        empty={{}}
        max={MAX_LEFT_OUT}
        min={0}
        nameOf={({ fullName }) => fullName}
        error={error('leftOut')}
        dropped={(person) => isPartial('leftOut', person) && 'Fill both fields or these reasons will not be saved'}
        render={({ fullName = '', reason = '' }, index, set) => (
          <>
            <Field
              id={`leftOut-${index}-fullName`}
              label="Who do you leave out, or give less?"
              hint="Full name"
              value={fullName}
              error={error(`leftOut-${index}-fullName`)}
              input={{ autoComplete: 'off' }}
              onChange={(name) => set({ fullName: name })}
            />
            <Field
              id={`leftOut-${index}-reason`}
              label="Your reasons"
              hint="For example, I gave him £40,000 for his home in 2015."
              rows={4}
              value={reason}
              error={error(`leftOut-${index}-reason`)}
              input={{ autoComplete: 'off' }}
              onChange={(words) => set({ reason: words })}
            />
          </>
        )}
      />
    </MoreChoices>
  );
}
