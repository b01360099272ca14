import { Field } from '../../../ui/form/field.tsx';
import { BeyondWishes } from '../parts/beyond-wishes.tsx';
import styles from '../wizard.module.css';
import type { ScreenProps } from './screen.ts';

export function AboutFuneral({ draft, change, error }: ScreenProps) {
  return (
    <>
      <p className={styles.guidance}>
        Burial or cremation, a place, a song, who should speak. Wishes like these do not bind anyone, but they save the people you leave
        behind from guessing. Leave it empty if you have none.
      </p>
      <Field
        id="funeralWishes"
        label="Your wishes"
        optional
        rows={7}
        value={draft.funeralWishes ?? ''}
        error={error('funeralWishes')}
        input={{ autoComplete: 'off' }}
        onChange={(funeralWishes) => change({ funeralWishes })}
      />
      <BeyondWishes draft={draft} change={change} error={error} />
    </>
  );
}
