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

/** Equal shares have no percentages. */
export const withoutPercentage = <Item extends Row>(item: Item): Item => ({ ...item, percentage: undefined });

/** Choosing equal shares takes the percentages out. */
export function EqualShares<Item extends Row>({ id, isEqual, items, onChange }: Props<Item>) {
  return (
    <MoreChoices of="Exactly equal shares, for example a third each" fields={[id]} inUse={isEqual}>
      <Tick id={id} checked={isEqual} onChange={(checked) => onChange(checked, checked ? items.map(withoutPercentage) : [...items])}>
        Divide exactly equally (for example, a third each)
      </Tick>
    </MoreChoices>
  );
}
