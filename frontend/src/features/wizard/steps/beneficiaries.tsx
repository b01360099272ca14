import { MAX_CUSTOM_BENEFICIARIES } from '@willow/contracts/constants';
import type { BeneficiaryType } from '@willow/contracts/will/answers';
import { holds, isOffered } from '@willow/contracts/will/wizard';
import { STAND_IN_PARTS } from '@willow/contracts/will/people/stand-ins';
import { type Option, RadioGroup } from '../../../ui/form/choice.tsx';
import { knownPeople, notYetListed } from '../known-people.ts';
import { AppointeeFields } from '../parts/appointee-fields.tsx';
import { Explain } from '../parts/explain.tsx';
import { CharityFields } from '../parts/charity-fields.tsx';
import { EqualShares, withoutPercentage } from '../parts/equal-shares.tsx';
import { LeftOut } from '../parts/left-out.tsx';
import { MoreChoices } from '../parts/more-choices.tsx';
import { OwnChildren } from '../parts/own-children.tsx';
import { OwnChildrenOfAll } from '../parts/own-children-of-all.tsx';
import { PeoplePicker } from '../parts/people.tsx';
import { Repeater } from '../parts/repeater.tsx';
import { ShareField } from '../parts/share-field.tsx';
import { ShareTotal } from '../parts/share-total.tsx';
import { StandInFields } from '../parts/stand-in-fields.tsx';
import type { ScreenProps } from './screen.ts';

export function AboutBeneficiaries(props: ScreenProps) {
  const { draft, change, error, answers } = props;
  return (
    <>
      <Explain question="What is my estate?">
        <p>
          Everything you own when you die, less what you owe, less the particular gifts you can name in a moment. Pensions and things you
          own jointly may pass outside your will.
        </p>
      </Explain>
      <RadioGroup
        id="beneficiaryType"
        legend="Who should inherit your estate?"
        legendHidden
        options={optionsFor(answers)}
        value={draft.beneficiaryType}
        error={error('beneficiaryType')}
        onChange={(beneficiaryType) => change({ beneficiaryType })}
      />
      {holds('choosesShares', draft) && <People {...props} />}
      <LeftOut {...props} />
    </>
  );
}

function optionsFor(answers: ScreenProps['answers']): readonly Option<BeneficiaryType>[] {
  return [
    ...(isOffered('beneficiaryType', 'partner', answers)
      ? [{ value: 'partner' as const, label: `My partner${answers.partner?.fullName ? `, ${answers.partner.fullName}` : ''}` }]
      : []),
    ...(holds('namesChild', answers) ? [{ value: 'children' as const, label: 'My children, in equal shares' }] : []),
    { value: 'custom' as const, label: 'People I choose', hint: `You name up to ${MAX_CUSTOM_BENEFICIARIES} and say what share each gets` },
  ];
}

function People({ draft, change, error, answers, me }: ScreenProps) {
  const { customBeneficiaries: list = [], equalShares: isEqual = false } = draft;
  const set = (items: readonly (typeof list)[number][]) => change({ customBeneficiaries: [...items] });
  const free = list.findIndex(({ fullName }) => !fullName?.trim());
  const people = list.length < MAX_CUSTOM_BENEFICIARIES || free >= 0 ? notYetListed(knownPeople(answers), list) : [];
  return (
    <>
      <PeoplePicker
        people={people}
        onPick={(person) => {
          set(free >= 0 ? list.with(free, { ...list[free], ...person }) : [...list, person]);
          return `customBeneficiaries-${free >= 0 ? free : list.length}`;
        }}
      />
      <Repeater
        id="customBeneficiaries-list"
        noun="Beneficiary"
        items={list}
        onChange={set}
        empty={{}}
        max={MAX_CUSTOM_BENEFICIARIES}
        min={1}
        nameOf={({ fullName }) => fullName}
        render={(person, index, patch) => (
          <>
            <AppointeeFields
              at={`customBeneficiaries-${index}`}
              person={person}
              error={error}
              me={me}
              isCharity={person.charity === true}
              onChange={patch}
            />
            {(!isEqual || person.percentage !== undefined) && (
              <ShareField
                id={`customBeneficiaries-${index}-percentage`}
                value={person.percentage}
                error={error(`customBeneficiaries-${index}-percentage`)}
                onChange={(percentage) => patch({ percentage })}
              />
            )}
            <BeneficiaryChoices index={index} person={person} error={error} onChange={patch} />
          </>
        )}
      />
      {!isEqual && (
        <ShareTotal
          id="customBeneficiaries"
          items={list}
          error={error('customBeneficiaries')}
          onChange={set}
          onExact={() => change({ equalShares: true, customBeneficiaries: list.map(withoutPercentage) })}
        />
      )}
      <EqualShares
        id="equalShares"
        isEqual={isEqual}
        items={list}
        onChange={(equalShares, items) => change({ equalShares: equalShares || undefined, customBeneficiaries: items })}
      />
      <OwnChildrenOfAll id="customBeneficiaries-ownChildren" items={list} onChange={set} />
    </>
  );
}

type Row = NonNullable<ScreenProps['draft']['customBeneficiaries']>[number];

type ChoicesProps = Pick<ScreenProps, 'error'> & {
  readonly index: number;
  readonly person: Row;
  readonly onChange: (patch: Partial<Row>) => void;
};

const PARTS = ['charity', 'charityNumber', 'ownChildren', ...STAND_IN_PARTS] as const;
const NO_PERSON = Object.fromEntries(['relationship', 'ownChildren', ...STAND_IN_PARTS].map((part) => [part, undefined]));

function BeneficiaryChoices({ index, person, error, onChange }: ChoicesProps) {
  const at = `customBeneficiaries-${index}`;
  const inUse = PARTS.some((part) => person[part] !== undefined || error(`${at}-${part}`));
  return (
    <MoreChoices
      of="A charity, or who takes this share if they die first"
      about={`(beneficiary ${index + 1})`}
      fields={PARTS.map((part) => `${at}-${part}`)}
      inUse={inUse}
    >
      <CharityFields at={at} row={person} error={error} onChange={(patch) => onChange({ ...(patch.charity && NO_PERSON), ...patch })} />
      {(!person.charity || person.ownChildren) && <OwnChildren at={at} row={person} error={error} onChange={onChange} />}
      {(!person.charity || STAND_IN_PARTS.some((part) => person[part] !== undefined)) && (
        <StandInFields
          at={at}
          row={person}
          label="If they die before you, who should get their share?"
          hint="Full name. This comes first if they can’t take their share."
          error={error}
          onChange={onChange}
        />
      )}
    </MoreChoices>
  );
}
