import { MAX_CUSTOM_SUBSTITUTES } from '@willow/contracts/constants';
import type { ChildrenSubstituteRule, PartnerSubstituteRule } from '@willow/contracts/will/answers';
import { childRuleInWords, ifOneDies, nothingToAsk, otherShares } from '@willow/contracts/will/takes-over';
import { holds, isOffered, namedBefore } from '@willow/contracts/will/wizard';
import { Link } from 'react-router';
import { wizardPath } from '../../../shared/wizard-path.ts';
import { type Option, RadioGroup } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { isPartial } from '../checks.ts';
import { knownPeople, notYetListed } from '../known-people.ts';
import { CharityFields } from '../parts/charity-fields.tsx';
import { EqualShares, withoutPercentage } from '../parts/equal-shares.tsx';
import { Explain } from '../parts/explain.tsx';
import { MoreChoices } from '../parts/more-choices.tsx';
import { OwnChildren } from '../parts/own-children.tsx';
import { OwnChildrenOfAll } from '../parts/own-children-of-all.tsx';
import { PeoplePicker } from '../parts/people.tsx';
import { Repeater } from '../parts/repeater.tsx';
import { ShareField } from '../parts/share-field.tsx';
import { ShareTotal } from '../parts/share-total.tsx';
import styles from '../wizard.module.css';
import laterStyles from './later-screens.module.css';
import type { ScreenProps } from './screen.ts';

const CHILD_RULES: readonly ChildrenSubstituteRule[] = ['per_stirpes', 'surviving_children', 'lapse'];

/** The parts of a share that are folded away. */
const PARTS = ['charity', 'charityNumber', 'ownChildren'] as const;

const LATER =
  'It is looked after for them until then and may be spent on them. It can cost inheritance tax of up to 60p a year for every £100 after they are 18.';
const AS_TRUST =
  'It is looked after for them until then and may be spent on them. What is above the tax-free amount can cost inheritance tax of up to 6% every ten years.';

const AGES: readonly Option<'18' | '21' | '25' | '30'>[] = [
  { value: '18', label: '18', hint: 'As if you had not chosen: a share is theirs at once, and is looked after until they are 18.' },
  { value: '21', label: '21', hint: LATER },
  { value: '25', label: '25', hint: LATER },
  { value: '30', label: '30', hint: AS_TRUST },
];

const AGES_OF_OTHERS: readonly Option<'21' | '25' | '30' | ''>[] = [
  { value: '', label: '18', hint: 'As if you had not chosen: it is theirs at once, and is looked after until they are 18.' },
  ...(['21', '25', '30'] as const).map((value) => ({ value, label: value, hint: AS_TRUST })),
];

export function AboutSubstitutes(props: ScreenProps) {
  const { draft, change, error, answers } = props;
  const forPartner = holds('partnerFirst', answers);
  const forChildren = holds('childTakes', answers);
  return (
    <>
      <p className={styles.guidance}>
        {forPartner || forChildren
          ? 'Someone who is to inherit could die before you do. Your will should say who takes their share then.'
          : nothingToAsk(answers)}
      </p>
      {forPartner && <PartnerRule {...props} />}
      {forChildren && (
        <RadioGroup
          id="childrenSubstituteRule"
          legend={`${ifOneDies(answers)}, what should happen to their share?`}
          options={CHILD_RULES.map((value) => ({ value, ...childRuleInWords(value, answers) }))}
          value={draft.childrenSubstituteRule}
          error={error('childrenSubstituteRule')}
          onChange={(childrenSubstituteRule) => change({ childrenSubstituteRule })}
        />
      )}
      {forChildren && <LateChildren answers={answers} />}
      <OtherShares answers={answers} />
      {holds('childrenInherit', { ...answers, ...draft }) && (
        <MoreChoices of="Choose the age at which a child gets their share" fields={['childrenAge']} inUse={draft.childrenAge !== undefined}>
          <RadioGroup
            id="childrenAge"
            legend="At what age should a child of yours get their share?"
            options={AGES}
            value={draft.childrenAge}
            error={error('childrenAge')}
            onChange={(childrenAge) => change({ childrenAge })}
          />
        </MoreChoices>
      )}
      <MoreChoices
        of="Choose the age at which anyone else younger gets a share or money"
        fields={['sharesAge']}
        inUse={draft.sharesAge !== undefined}
      >
        <RadioGroup
          id="sharesAge"
          legend="At what age should anyone else who is younger get their share, or a sum of money you give them?"
          options={AGES_OF_OTHERS}
          value={draft.sharesAge ?? ''}
          error={error('sharesAge')}
          onChange={(age) => change({ sharesAge: age || undefined })}
        />
      </MoreChoices>
      {holds('canRunOut', { ...answers, ...draft }) && <LastResort {...props} />}
    </>
  );
}

/** One line each, with the way to name somebody in their place. */
function OtherShares({ answers }: Pick<ScreenProps, 'answers'>) {
  const shares = otherShares(answers);
  if (shares.length === 0) return null;
  return (
    <ul className={laterStyles.others} aria-label="Everybody else with a share">
      {shares.map(({ index, name, sentence, canChange }) => (
        <li key={`${index} ${name}`}>
          {sentence}
          {canChange && (
            <>
              {' · '}
              <Link to={`${wizardPath('beneficiaries')}?field=customBeneficiaries-${index}-substituteName`}>
                Change<span className="visually-hidden"> who takes the share of {name}</span>
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** After the partner there is nothing to choose: they always stand in. */
function LateChildren({ answers: { beneficiaryType, lateChildren = [] } }: Pick<ScreenProps, 'answers'>) {
  const names = lateChildren.flatMap(({ fullName = '', leftChildren }) => (leftChildren === 'yes' ? [fullName] : []));
  if (beneficiaryType !== 'children' || names.length === 0) return null;
  return (
    <p className={styles.note}>
      This decides about the children of a child who has died too ({names.join(', ')}): they take a share only if you choose that their own
      children take it.
    </p>
  );
}

function PartnerRule(props: ScreenProps) {
  const { draft, change, error, answers } = props;
  const options: readonly Option<PartnerSubstituteRule>[] = [
    ...(isOffered('partnerSubstituteRule', 'children', answers)
      ? [{ value: 'children' as const, label: 'My children, in equal shares' }]
      : []),
    { value: 'custom', label: 'People I choose', hint: `You name up to ${MAX_CUSTOM_SUBSTITUTES} and say what share each gets` },
    { value: 'intestacy', label: 'Whoever the law says', hint: 'Your nearest relatives, under the intestacy rules' },
  ];
  return (
    <>
      <Explain question="What are the intestacy rules?">
        <p>
          The order in which the law gives an estate to relatives when there is no will for it: spouse, children, parents, brothers and
          sisters, and so on.
        </p>
      </Explain>
      <RadioGroup
        id="partnerSubstituteRule"
        legend={`If ${answers.partner?.fullName ?? 'your partner'} dies before you, who should inherit?`}
        options={options}
        value={draft.partnerSubstituteRule}
        error={error('partnerSubstituteRule')}
        onChange={(partnerSubstituteRule) => change({ partnerSubstituteRule })}
      />
      {holds('choosesSubstitutes', { ...answers, ...draft }) && <People {...props} of="customSubstitutes" />}
    </>
  );
}

type ListKey = 'customSubstitutes' | 'lastResort';

/** The lists of people here: who takes after a partner, and who takes if nobody else is left. */
const LISTS = {
  customSubstitutes: { equal: 'equalSubstitutes', noun: 'Substitute', min: 1 },
  lastResort: { equal: 'equalLastResort', noun: 'Backup', min: 0 },
} as const;

function People({ draft, change, error, answers, of }: ScreenProps & { readonly of: ListKey }) {
  const { equal, noun, min } = LISTS[of];
  const { [of]: list = [], [equal]: isEqual = false } = draft;
  const isAsked = min > 0 || list.length > 0;
  const set = (items: readonly (typeof list)[number][], areEqual = isEqual) => {
    const isGone = min === 0 && items.length === 0;
    change({ [equal]: (!isGone && areEqual) || undefined, [of]: isGone ? undefined : [...items] });
  };
  const free = list.findIndex(({ fullName }) => !fullName?.trim());
  const others = of === 'lastResort' ? namedBefore({ ...answers, ...draft }) : [{ ...answers.partner, relationship: 'Spouse' }];
  const people = list.length < MAX_CUSTOM_SUBSTITUTES || free >= 0 ? notYetListed(knownPeople(answers), [...list, ...others]) : [];
  const pick = ({ fullName, relationship }: (typeof people)[number]) => {
    set(free >= 0 ? list.with(free, { ...list[free], fullName, relationship }) : [...list, { fullName, relationship }]);
    return `${of}-${free >= 0 ? free : list.length}`;
  };
  return (
    <>
      <PeoplePicker people={people} onPick={pick} />
      <Repeater
        id={`${of}-list`}
        noun={noun}
        items={list}
        onChange={set}
        empty={{}}
        max={MAX_CUSTOM_SUBSTITUTES}
        min={min}
        nameOf={({ fullName }) => fullName}
        dropped={(person) => isPartial(of, person) && `Enter a full name or this ${noun.toLowerCase()} will not be saved`}
        render={(person, index, patch) => (
          <>
            {(['fullName', 'relationship'] as const)
              .filter((field) => field === 'fullName' || !person.charity || person.relationship)
              .map((field) => (
                <Field
                  key={field}
                  id={`${of}-${index}-${field}`}
                  label={field === 'fullName' ? 'Full name' : 'Relationship to you'}
                  value={person[field] ?? ''}
                  error={error(`${of}-${index}-${field}`)}
                  input={{ autoComplete: 'off' }}
                  onChange={(value) => patch({ [field]: value })}
                />
              ))}
            {(!isEqual || person.percentage !== undefined) && (
              <ShareField
                id={`${of}-${index}-percentage`}
                value={person.percentage}
                error={error(`${of}-${index}-percentage`)}
                onChange={(percentage) => patch({ percentage })}
              />
            )}
            <MoreChoices
              of="A charity, or their own children take this share"
              about={`(${noun.toLowerCase()} ${index + 1})`}
              fields={PARTS.map((part) => `${of}-${index}-${part}`)}
              inUse={PARTS.some((part) => person[part] !== undefined || error(`${of}-${index}-${part}`))}
            >
              <CharityFields
                at={`${of}-${index}`}
                row={person}
                error={error}
                onChange={(choice) => patch({ ...(choice.charity && { relationship: undefined, ownChildren: undefined }), ...choice })}
              />
              {(!person.charity || person.ownChildren) && <OwnChildren at={`${of}-${index}`} row={person} error={error} onChange={patch} />}
            </MoreChoices>
          </>
        )}
      />
      {!isEqual && isAsked && (
        <ShareTotal id={of} items={list} error={error(of)} onChange={set} onExact={() => set(list.map(withoutPercentage), true)} />
      )}
      {isAsked && <EqualShares id={equal} isEqual={isEqual} items={list} onChange={(areEqual, items) => set(items, areEqual)} />}
      <OwnChildrenOfAll id={`${of}-ownChildren`} items={list} onChange={set} />
    </>
  );
}

/** Few think of an accident that takes everybody at once: without this, the law decides then. */
function LastResort(props: ScreenProps) {
  const { draft } = props;
  return (
    <MoreChoices
      of="Name a backup, in case nobody else is left"
      fields={['lastResort', 'equalLastResort']}
      inUse={draft.lastResort !== undefined}
    >
      <p>
        If everybody who should inherit has died before you, your backups inherit instead of whoever the law says. They can be people or
        charities, for example a cousin, a godchild or a hospice.
      </p>
      <People {...props} of="lastResort" />
    </MoreChoices>
  );
}
