import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dropped } from './dropped.tsx';
import styles from './repeater.module.css';

type Props<Item> = {
  readonly id: string;
  readonly noun: string;
  readonly items: readonly Item[];
  readonly onChange: (items: readonly Item[]) => void;
  readonly render: (item: Item, index: number, change: (patch: Partial<Item>) => void) => ReactNode;
  readonly nameOf: (item: Item) => string | undefined;
  readonly empty: Item;
  readonly max: number;
  readonly min: number;
  readonly error?: string | undefined;
  /** Says of an item that is not complete enough to be kept what it needs. */
  readonly dropped?: (item: Item) => string | false;
};

export function Repeater<Item>({ id, noun, items, onChange, render, nameOf, empty, max, min, error, dropped }: Props<Item>) {
  const [removed, setRemoved] = useState<{ readonly item: Item; readonly index: number }>();
  const { rows, addButton, focusNext } = useFocus();
  const add = () => {
    focusNext(items.length);
    onChange([...items, empty]);
  };
  const remove = (item: Item, index: number) => {
    focusNext('add');
    setRemoved({ item, index });
    onChange(items.filter((_, other) => other !== index));
  };
  const undo = () => {
    if (!removed) return;
    focusNext(removed.index);
    onChange(items.toSpliced(removed.index, 0, removed.item));
    setRemoved(undefined);
  };
  const lower = noun.toLowerCase();
  return (
    <div id={id} className={styles.list} data-invalid={Boolean(error) || undefined}>
      {error && <p className={styles.error}>{error}</p>}
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the fields are controlled, and the items have no id of their own
        <div
          key={index}
          ref={(element) => void (rows.current[index] = element)}
          className={styles.item}
          {...grouped(`${id}-${index}-title`)}
        >
          <div className={styles.head}>
            <h2 id={`${id}-${index}-title`}>
              {noun} {index + 1}
            </h2>
            {items.length > min && (
              <Button look="quiet" size="small" onClick={() => remove(item, index)}>
                Remove <span className="visually-hidden">{nameOf(item) || `${lower} ${index + 1}`}</span>
              </Button>
            )}
          </div>
          {render(item, index, (patch) => onChange(items.with(index, { ...item, ...patch })))}
          <Dropped id={`${id}-${index}`}>{dropped?.(item)}</Dropped>
        </div>
      ))}
      <output className={styles.removed} hidden={!removed}>
        {removed && (
          <>
            {nameOf(removed.item) || `${noun} ${removed.index + 1}`} removed.{' '}
            <Button look="quiet" size="small" disabled={items.length >= max} onClick={undo}>
              Undo
            </Button>
          </>
        )}
      </output>
      {items.length < max ? (
        <button ref={addButton} type="button" className={styles.add} onClick={add}>
          {items.length === 0 ? `Add a ${lower}` : `Add another ${lower}`}
        </button>
      ) : (
        <p className={styles.full}>You have added {max}, which is as many as there can be.</p>
      )}
    </div>
  );
}

const grouped = (title: string) => ({ role: 'group', 'aria-labelledby': title }) as const;

/** After an item was added the focus goes to its first field, after one was removed to the button that adds another. */
function useFocus() {
  const rows = useRef<(HTMLElement | null)[]>([]);
  const addButton = useRef<HTMLButtonElement>(null);
  const wanted = useRef<number | 'add'>(null);
  useEffect(() => {
    const target =
      wanted.current === 'add' ? addButton.current : rows.current[wanted.current ?? -1]?.querySelector<HTMLElement>('input, textarea');
    wanted.current = null;
    target?.focus();
  });
  return {
    rows,
    addButton,
    focusNext: (target: number | 'add') => {
      wanted.current = target;
    },
  };
}
