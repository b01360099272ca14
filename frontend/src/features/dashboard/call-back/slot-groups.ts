import { type CallSlot, slotDay, slotHours } from '@willow/contracts/contact/call-slots';
import type { OptionGroup } from './select-field.tsx';

/** By the day. */
export const slotGroups = (slots: readonly CallSlot[]): readonly OptionGroup[] =>
  [...Map.groupBy(slots, slotDay)].map(([label, ofDay]) => ({
    label,
    options: ofDay.map((slot) => ({ value: slot, label: `${label}, ${slotHours(slot)}` })),
  }));
