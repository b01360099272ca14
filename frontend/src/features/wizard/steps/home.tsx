import { holds } from '@willow/contracts/will/wizard';
import { type Option, RadioGroup, YES_NO } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { AddressField } from '../parts/address-field.tsx';
import { HomeGift } from '../parts/home-gift.tsx';
import { MoreChoices } from '../parts/more-choices.tsx';
import styles from '../wizard.module.css';
import laterStyles from './later-screens.module.css';
import type { ScreenProps } from './screen.ts';

const OWNERSHIP: readonly Option<'alone' | 'joint' | 'in_common' | 'unsure'>[] = [
  { value: 'alone', label: 'I own it alone' },
  {
    value: 'joint',
    label: 'Jointly with somebody else',
    hint: 'As joint tenants: when one of you dies, it is the other’s, whatever a will says',
  },
  { value: 'in_common', label: 'I own a share of it', hint: 'As tenants in common: your share is yours to leave' },
  { value: 'unsure', label: 'I am not sure' },
];

export function AboutHome({ draft, change, error, me }: ScreenProps) {
  const { property = {} } = draft;
  const set = (patch: typeof property) => change({ property: { ...property, ...patch } });
  return (
    <>
      <p className={styles.guidance}>Say yes if you own it alone or with someone, with a mortgage or without.</p>
      <RadioGroup
        id="isHomeowner"
        legend="Do you own your home?"
        legendHidden
        options={YES_NO}
        value={draft.isHomeowner}
        error={error('isHomeowner')}
        onChange={(isHomeowner) => change({ isHomeowner })}
      />
      {holds('homeowner', draft) && (
        <div className={laterStyles.more}>
          <h2>Your home</h2>
          <AddressField
            id="property-address"
            value={property.address}
            error={error('property-address')}
            me={me}
            onChange={(address) => set({ address })}
          />
          <Field
            id="property-marketValue"
            label="What is it worth today?"
            hint="Your best guess, in pounds, before the mortgage. It does not appear in your will."
            short
            prefix="£"
            value={String(property.marketValue ?? '')}
            error={error('property-marketValue')}
            input={{ type: 'number', min: 0, step: 1000, inputMode: 'numeric', autoComplete: 'off' }}
            onChange={(marketValue) => set({ marketValue })}
          />
          <MoreChoices
            of="I own it with someone else, or a share of it"
            fields={['property-ownership']}
            inUse={property.ownership !== undefined}
          >
            <RadioGroup
              id="property-ownership"
              legend="How do you own it?"
              hint="Your title deeds or HM Land Registry will say. If you’re not sure, leave this blank."
              options={OWNERSHIP}
              value={property.ownership}
              error={error('property-ownership')}
              onChange={(ownership) => set({ ownership: ownership === 'unsure' ? undefined : ownership })}
            />
          </MoreChoices>
          <HomeGift draft={draft} change={change} error={error} />
        </div>
      )}
    </>
  );
}
