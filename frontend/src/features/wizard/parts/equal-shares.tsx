import type { Draft } from '../draft.ts';
import { Tick } from '../../../ui/form/choice.tsx';
import { MoreChoices } from './more-choices.tsx';

type Row = NonNullable<Draft['customSubstitutes']>[number];

type Props<Item extends Row> = {
  readonly id: string;
  readonly isEqual: boolean;
  readonly items: readonly Item[];
  readonly onChange: (isEqual: boolean, items: Item[]) => void;
};

const withoutPercentage = <Item extends Row>(item: Item): Item => ({ ...item, percentage: undefined });

/** Equal shares have no percentages: choosing them takes the percentages out. */
export function EqualShares<Item extends Row>({ id, isEqual, items, onChange }: Props<Item>) {
  return (
    <MoreChoices about="about the shares" inUse={isEqual}>
      <Tick id={id} checked={isEqual} onChange={(checked) => onChange(checked, checked ? items.map(withoutPercentage) : [...items])}>
        Everybody gets an equal share, exactly: three people get a third each.
      </Tick>
    </MoreChoices>
  );
}
