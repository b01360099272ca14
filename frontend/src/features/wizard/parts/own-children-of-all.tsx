import { isClearlyOrganisation } from '@willow/contracts/will/people/organisation';
import { Tick } from '../../../ui/form/choice.tsx';
import type { Draft } from '../draft.ts';
import { MoreChoices } from './more-choices.tsx';

type Row = NonNullable<Draft['customBeneficiaries']>[number];

type Props<Item extends Row> = { readonly id: string; readonly items: readonly Item[]; readonly onChange: (items: Item[]) => void };

/** Whose own children could take the share: not those of a body, and not where somebody else is named in their place. */
const canPassToChildren = ({ fullName = '', relationship = '', charity, substituteName }: Row): boolean =>
  !charity && !substituteName && !isClearlyOrganisation({ name: fullName, relationship });

/** One answer for every share of a list: it ticks the box in each. */
export function OwnChildrenOfAll<Item extends Row>({ id, items, onChange }: Props<Item>) {
  const free = items.filter(canPassToChildren);
  const isChosen = free.length > 0 && free.every(({ ownChildren }) => ownChildren);
  if (free.length < 2) return null;
  return (
    <MoreChoices of="If one of them dies before you, their own children take the share" fields={[id]} inUse={isChosen}>
      <Tick
        id={id}
        checked={isChosen}
        onChange={(checked) =>
          onChange(items.map((item) => (canPassToChildren(item) ? { ...item, ownChildren: checked || undefined } : item)))
        }
      >
        For everybody here: if they die before you, their own children take their share
      </Tick>
    </MoreChoices>
  );
}
