import { londonDate } from '@willow/contracts/dates';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { type Collision as Keys, mergeAnswers, settled } from '@willow/contracts/will/merge/merge-answers';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBrowser } from '../../shared/browser.ts';
import { rowsUnlike } from '../../shared/will-summary/summary.ts';
import { Button } from '../../ui/button.tsx';
import styles from './collision.module.css';
import { whenInWords } from './saved-in-words.ts';
import type { Base, Elsewhere } from './use-save.ts';

type Side = 'mine' | 'theirs';
type Props = {
  readonly elsewhere: Elsewhere;
  readonly saving: boolean;
  /** `base`: what the choice was made from. */
  readonly onSettled: (answers: WillAnswers, base: Base) => void;
};

/** Answers that were changed here and elsewhere, side by side. Nothing is saved over anything before their customer has chosen. */
export default function Collision({ elsewhere: { versions, record }, saving, onSettled }: Props) {
  const { now } = useBrowser();
  const heading = useRef<HTMLHeadingElement>(null);
  const merged = mergeAnswers(versions, londonDate(now()));
  const [kept, setKept] = useState<readonly (Side | undefined)[]>(() => merged.collisions.map(() => undefined));
  const [missing, setMissing] = useState(false);
  const when = whenInWords(record.updatedAt, now());
  useEffect(() => heading.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = kept.filter((side) => side !== undefined);
    setMissing(chosen.length < kept.length);
    if (chosen.length === kept.length)
      onSettled(settled(versions, merged, chosen), { answers: record.jsonAnswers, revision: record.revision });
  };
  const choose = (at: number, side: Side) => setKept(kept.with(at, side));
  return (
    <form onSubmit={onSubmit} noValidate className={styles.collision} aria-labelledby="collision">
      <h2 id="collision" ref={heading} tabIndex={-1}>
        Changed in another tab or on another device{when}
      </h2>
      {merged.collisions.length === 0 ? (
        <p>What was changed there and what you changed here go together. Save them both.</p>
      ) : (
        <p>Nothing was lost, and nothing of this page is saved yet. Choose what your will should be made from.</p>
      )}
      {merged.collisions.map((keys, at) => (
        <fieldset key={keys.join()} className={styles.choice}>
          <legend>{titleOf(keys, versions.mine, versions.theirs)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input type="radio" name={`kept-${at}`} checked={kept[at] === side} onChange={() => choose(at, side)} />
              <strong>{side === 'mine' ? 'Keep what is on this page' : `Keep what was saved${when}`}</strong>
              <Version keys={keys} answers={versions[side]} other={versions[side === 'mine' ? 'theirs' : 'mine']} />
            </label>
          ))}
        </fieldset>
      ))}
      {missing && (
        <p role="alert" className={styles.error}>
          Choose which answers to keep
        </p>
      )}
      <Button type="submit" busy={saving}>
        {merged.collisions.length === 0 ? 'Save both' : 'Save what I chose'}
      </Button>
    </form>
  );
}

const titleOf = (keys: Keys, mine: WillAnswers, theirs: WillAnswers): string => {
  const labels = [...rowsUnlike(keys, mine, theirs), ...rowsUnlike(keys, theirs, mine)].map(({ label }) => label);
  return [...new Set(labels)].join(', ') || 'These answers';
};

type VersionProps = { readonly keys: Keys; readonly answers: WillAnswers; readonly other: WillAnswers };

function Version({ keys, answers, other }: VersionProps) {
  const rows = rowsUnlike(keys, answers, other).filter(({ lines }) => lines.length > 0);
  if (rows.length === 0) return <p>Not in this version</p>;
  return (
    <ul>
      {rows.map(({ label, lines }) => (
        <li key={label}>
          {rows.length > 1 && `${label}: `}
          {lines.join('; ')}
        </li>
      ))}
    </ul>
  );
}
