import type { KeyboardEvent, MouseEvent } from 'react';
import { tokens } from '../../../shared/theme/tokens.ts';

type PickBoxProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onPick: (on: boolean) => void;
  /** Where the keys of the list tick, it is no stop of the Tab key. */
  readonly stop?: false;
};

/** The browser's own box. What is pressed in it is not meant for the row around it. */
export const PickBox = ({ label, checked, onPick, stop }: PickBoxProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={checked}
    {...(stop === false && { tabIndex: -1 })}
    onChange={({ target }) => onPick(target.checked)}
    onClick={hold}
    onDoubleClick={hold}
    onKeyDown={(event) => event.key === ' ' && hold(event)}
    style={BOX}
  />
);

const hold = (event: KeyboardEvent | MouseEvent) => event.stopPropagation();

const BOX = { width: '1.5rem', height: '1.5rem', margin: 0, flex: 'none', accentColor: tokens.colour.leaf } as const;
