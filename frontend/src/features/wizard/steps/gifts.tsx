import { MAX_SPECIFIC_GIFTS } from '@willow/contracts/constants';
import type { SpecificGift } from '@willow/contracts/will/answers';
import { Field } from '../../../ui/form/field.tsx';
import { CharityFields } from '../parts/charity-fields.tsx';
import { MoreChoices } from '../parts/more-choices.tsx';
import { Repeater } from '../parts/repeater.tsx';
import styles from '../wizard.module.css';
import type { ScreenProps } from './screen.ts';

const FIELDS = [
  ['description', 'What do you want to give?', "For example, my grandmother's ring, or £500"],
  ['recipientName', 'Who should get it?', 'Their full name, or the name and number of a charity'],
  ['recipientRelationship', 'Relationship to you', 'For example, niece, friend or charity'],
] as const;

/** A charity is asked for no relationship. */
const fieldsOf = (gift: SpecificGift) =>
  FIELDS.filter(([field]) => field !== 'recipientRelationship' || !gift.charity || gift.recipientRelationship);

const isPartial = (gift: SpecificGift): boolean => {
  const fields = fieldsOf(gift);
  const count = fields.filter(([field]) => gift[field]?.trim()).length;
  return count > 0 && count < fields.length;
};

export function AboutGifts({ draft, change, error }: ScreenProps) {
  const { specificGifts = [] } = draft;
  return (
    <>
      <p className={styles.guidance}>
        A thing or a sum of money that goes to one person before everything else is shared out. There can be up to {MAX_SPECIFIC_GIFTS}. If
        you have none in mind, press Continue.
      </p>
      <Repeater
        id="specificGifts"
        noun="Gift"
        items={specificGifts}
        onChange={(items) => change({ specificGifts: [...items] })}
        empty={{}}
        max={MAX_SPECIFIC_GIFTS}
        min={0}
        nameOf={({ description }) => description}
        error={error('specificGifts')}
        render={(gift, index, set) => (
          <>
            {fieldsOf(gift).map(([field, label, hint]) => (
              <Field
                key={field}
                id={`specificGifts-${index}-${field}`}
                label={label}
                hint={hint}
                value={gift[field] ?? ''}
                error={error(`specificGifts-${index}-${field}`)}
                input={{ autoComplete: 'off' }}
                onChange={(value) => set({ [field]: value })}
              />
            ))}
            <MoreChoices
              about={`for gift ${index + 1}`}
              inUse={Boolean(gift.charity ?? gift.charityNumber ?? error(`specificGifts-${index}-charityNumber`))}
            >
              <CharityFields
                at={`specificGifts-${index}`}
                row={gift}
                error={error}
                onChange={(patch) => set({ ...(patch.charity && { recipientRelationship: undefined }), ...patch })}
              />
            </MoreChoices>
            {isPartial(gift) && (
              <output className={styles.note}>Fill {gift.charity ? 'both' : 'all three'} fields or this gift will not be saved</output>
            )}
          </>
        )}
      />
    </>
  );
}
