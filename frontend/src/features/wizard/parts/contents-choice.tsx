import { isOffered } from '@willow/contracts/will/wizard';
import { type Option, RadioGroup } from '../../../ui/form/choice.tsx';
import type { ScreenProps } from '../steps/screen.ts';
import { MoreChoices } from './more-choices.tsx';

type Contents = NonNullable<ScreenProps['draft']['contents']>;

const OPTIONS: readonly Option<Contents>[] = [
  { value: 'partner', label: 'My partner' },
  { value: 'both', label: 'My partner, or my children if my partner has died' },
  { value: 'children', label: 'My children, to share as they agree' },
];

const NOBODY: Option<'nobody'> = { value: 'nobody', label: 'Nobody in particular', hint: 'It goes with the rest of your estate' };

/** What is in the home: only for whoever has a partner or children to leave it to. */
export function ContentsChoice({
  draft: { contents },
  change,
  error,
  answers,
}: Pick<ScreenProps, 'draft' | 'change' | 'error' | 'answers'>) {
  const hasChildren = isOffered('contents', 'children', answers);
  const options = OPTIONS.filter(({ value }) => isOffered('contents', value, answers) && (value !== 'both' || hasChildren));
  if (options.length === 0) return null;
  return (
    <MoreChoices of="What is in my home" fields={['contents']} inUse={contents !== undefined}>
      <RadioGroup
        id="contents"
        legend="Who should have what is in your home?"
        hint="Furniture, pictures, jewellery and the like. Not money, vehicles, pets or anything for a business."
        options={[...options, NOBODY]}
        value={contents}
        error={error('contents')}
        onChange={(value) => change({ contents: value === 'nobody' ? undefined : value })}
      />
      {hasChildren && (
        <p>
          What your children cannot agree about, your executors decide. We add a sheet on which you can write who should have what. It is a
          wish and no part of your will, so you can change it whenever you like.
        </p>
      )}
    </MoreChoices>
  );
}
