import { holds } from '@willow/contracts/will/wizard';
import { RadioGroup, YES_NO } from '../../../ui/form/choice.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { AddressField } from '../parts/address-field.tsx';
import { MoreChoices } from '../parts/more-choices.tsx';
import styles from '../wizard.module.css';
import laterStyles from './later-screens.module.css';
import type { ScreenProps } from './screen.ts';

export function AboutPartner(props: ScreenProps) {
  const { draft, change, error } = props;
  return (
    <>
      <p className={styles.guidance}>
        This is about the law, not about love: only marriage and civil partnership count here. Someone you live with can still inherit
        whatever you decide.
      </p>
      <RadioGroup
        id="isMarried"
        legend="Are you married or in a civil partnership?"
        legendHidden
        options={YES_NO}
        value={draft.isMarried}
        error={error('isMarried')}
        onChange={(isMarried) => change({ isMarried })}
      />
      {holds('married', draft) && <PartnerFields {...props} />}
      {holds('unmarried', draft) && <WithoutMarriage {...props} />}
    </>
  );
}

function WithoutMarriage(props: ScreenProps) {
  const { draft, change, error } = props;
  return (
    <>
      <MoreChoices
        of="I live with someone I am not married to"
        fields={['livesWithPartner', 'partner']}
        inUse={draft.livesWithPartner !== undefined}
      >
        <RadioGroup
          id="livesWithPartner"
          legend="Do you live with a partner you are not married to?"
          hint="The law gives them nothing without a will. Say yes if your partner should come first in yours."
          options={YES_NO}
          value={draft.livesWithPartner}
          error={error('livesWithPartner')}
          onChange={(livesWithPartner) => change({ livesWithPartner })}
        />
        {holds('hasPartner', draft) && <PartnerFields {...props} />}
      </MoreChoices>
      <MoreChoices
        of="I expect to marry or form a civil partnership"
        fields={['expectsToMarry']}
        inUse={draft.expectsToMarry !== undefined || error('expectsToMarry') !== undefined}
      >
        <Field
          id="expectsToMarry"
          label="Who do you expect to marry, or form a civil partnership with?"
          optional
          hint="Their full name. Marriage cancels a will; marrying this person will not cancel yours."
          value={draft.expectsToMarry ?? ''}
          error={error('expectsToMarry')}
          input={{ autoComplete: 'off' }}
          onChange={(expectsToMarry) => change({ expectsToMarry })}
        />
      </MoreChoices>
    </>
  );
}

function PartnerFields({ draft: { partner = {} }, change, error, me }: ScreenProps) {
  const set = (patch: typeof partner) => change({ partner: { ...partner, ...patch } });
  return (
    <div className={laterStyles.more}>
      <h2>Your partner</h2>
      <Field
        id="partner-fullName"
        label="Full name"
        value={partner.fullName ?? ''}
        error={error('partner-fullName')}
        input={{ autoComplete: 'off' }}
        onChange={(fullName) => set({ fullName })}
      />
      <DateField
        id="partner-dob"
        legend="Date of birth"
        value={partner.dob ?? ''}
        error={error('partner-dob')}
        onChange={(dob) => set({ dob })}
      />
      <AddressField
        id="partner-address"
        optional
        value={partner.address}
        error={error('partner-address')}
        me={me}
        onChange={(address) => set({ address })}
      />
      <Field
        id="partner-email"
        label="Email address"
        optional
        value={partner.email ?? ''}
        error={error('partner-email')}
        input={{ type: 'email', autoComplete: 'off', spellCheck: false }}
        onChange={(email) => set({ email })}
      />
      <Field
        id="partner-mobile"
        label="Mobile number"
        optional
        value={partner.mobile ?? ''}
        error={error('partner-mobile')}
        input={{ type: 'tel', autoComplete: 'off' }}
        onChange={(mobile) => set({ mobile })}
      />
    </div>
  );
}
