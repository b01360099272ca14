import { MAX_SPECIFIC_GIFTS } from '@willow/contracts/constants';
import { STAND_IN_PARTS } from '@willow/contracts/will/people/stand-ins';
import { lazy } from 'react';
import { LoadGuard } from '../../../shared/load-guard.tsx';
import { Tick } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { isPartial } from '../checks.ts';
import { CharityFields } from '../parts/charity-fields.tsx';
import { ContentsChoice } from '../parts/contents-choice.tsx';
import { DigitalFields } from '../parts/digital-fields.tsx';
import { MoreChoices } from '../parts/more-choices.tsx';
import { PetsFields } from '../parts/pets-fields.tsx';
import { Repeater } from '../parts/repeater.tsx';
import { StandInFields } from '../parts/stand-in-fields.tsx';
import { SumField } from '../parts/sum-field.tsx';
import styles from '../wizard.module.css';
import type { ScreenProps } from './screen.ts';

const GroupGifts = lazy(() => import('../parts/group-gifts.tsx'));
const Loans = lazy(() => import('../parts/loans.tsx'));

const FIELDS = [
  ['description', 'What do you want to give?', "For example, my grandmother's ring, or £500"],
  ['recipientName', 'Who should get it?', 'Their full name, or the name and number of a charity'],
  ['recipientRelationship', 'Relationship to you', 'For example, niece, friend or charity'],
] as const;

const NOT_LOADED = <p>We could not load this part. Your answers are safe: reload the page to try again.</p>;

type Gift = NonNullable<ScreenProps['draft']['specificGifts']>[number];

/** A charity is asked for no relationship, and nobody what a tenth is. */
const fieldsOf = (gift: Gift) =>
  FIELDS.filter(([field]) => !(field === 'recipientRelationship' ? gift.charity : field === 'description' && gift.tenth) || gift[field]);

export function AboutGifts({ draft, change, error, answers }: ScreenProps) {
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
        nameOf={({ description, amount, tenth }) => description || (tenth ? 'A tenth' : amount ? `£${amount}` : undefined)}
        error={error('specificGifts')}
        dropped={(gift) =>
          isPartial('specificGifts', gift) && `Fill ${gift.charity ? 'both' : 'all three'} fields or this gift will not be saved`
        }
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
            <GiftChoices index={index} gift={gift} error={error} onChange={set} />
          </>
        )}
      />
      <MoreChoices
        of="Something for each grandchild, nephew or niece"
        fields={['grandchildren', 'nephewsAndNieces']}
        inUse={draft.grandchildren !== undefined || draft.nephewsAndNieces !== undefined}
      >
        <LoadGuard otherwise={NOT_LOADED}>
          <GroupGifts draft={draft} change={change} error={error} answers={answers} />
        </LoadGuard>
      </MoreChoices>
      <MoreChoices of="Money that somebody owes me" fields={['loans']} inUse={(draft.loans ?? []).length > 0}>
        <LoadGuard otherwise={NOT_LOADED}>
          <Loans draft={draft} change={change} error={error} />
        </LoadGuard>
      </MoreChoices>
      <ContentsChoice draft={draft} change={change} error={error} answers={answers} />
      <PetsAndDigital draft={draft} change={change} error={error} />
    </>
  );
}

function PetsAndDigital({ draft: { pets, digital }, change, error }: Pick<ScreenProps, 'draft' | 'change' | 'error'>) {
  return (
    <MoreChoices
      of="My pets, and my digital photographs and letters"
      fields={['pets', 'digital']}
      inUse={pets !== undefined || digital !== undefined}
    >
      <PetsFields pets={pets} change={change} error={error} />
      <DigitalFields digital={digital} change={change} error={error} />
    </MoreChoices>
  );
}

const FOLDED = ['amount', 'charity', 'charityNumber', 'tenth', ...STAND_IN_PARTS] as const;

type ChoicesProps = Pick<ScreenProps, 'error'> & {
  readonly index: number;
  readonly gift: Gift;
  readonly onChange: (patch: Partial<Gift>) => void;
};

function GiftChoices({ index, gift, error, onChange }: ChoicesProps) {
  const at = `specificGifts-${index}`;
  const hasStandIn = STAND_IN_PARTS.some((part) => gift[part] !== undefined);
  return (
    <MoreChoices
      of="Give money, give to a charity, or say who gets it instead"
      about={`(gift ${index + 1})`}
      fields={FOLDED.map((part) => `${at}-${part}`)}
      inUse={FOLDED.some((part) => gift[part] !== undefined || error(`${at}-${part}`))}
    >
      {!gift.tenth && (
        <SumField
          id={`${at}-amount`}
          label="Or a sum of money"
          hint="In whole pounds, instead of a thing: leave “What do you want to give?” empty. Your will writes the sum in figures and in words."
          value={gift.amount}
          error={error(`${at}-amount`)}
          onChange={(amount) => onChange({ amount })}
        />
      )}
      <CharityFields
        at={at}
        row={gift}
        error={error}
        onChange={(patch) =>
          onChange({ ...('charity' in patch && (patch.charity ? { recipientRelationship: undefined } : { tenth: undefined })), ...patch })
        }
      />
      {(gift.charity || gift.tenth) && <TenthTick at={at} gift={gift} error={error} onChange={onChange} />}
      {(!gift.charity || hasStandIn) && (
        <StandInFields
          at={at}
          row={gift}
          label="If they die before you, who should get it?"
          hint="Full name. If nobody is named, or both have died, the gift becomes part of the rest of your estate."
          error={error}
          onChange={onChange}
        />
      )}
    </MoreChoices>
  );
}

/** The charity gets what brings the rest to the lower rate, and no other sum or thing by this gift. */
function TenthTick({ at, gift, error, onChange }: Omit<ChoicesProps, 'index'> & { readonly at: string }) {
  return (
    <>
      <Tick
        id={`${at}-tenth`}
        checked={gift.tenth === true}
        error={error(`${at}-tenth`)}
        onChange={(checked) => onChange(checked ? { tenth: true, amount: undefined, description: undefined } : { tenth: undefined })}
      >
        Give it a tenth of what inheritance tax is due on
      </Tick>
      <p>
        The rest is then taxed at 36% instead of 40%. Your will says how the sum is worked out; if no tax is due, the charity gets nothing
        by this gift. It has to be a UK charity, with its number.
      </p>
    </>
  );
}
