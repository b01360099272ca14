import { StoragePlace } from '@willow/contracts/will/after-sending.contract';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { useRecordStorageMutation } from '../../shared/api/after-sending.api.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { isFailure } from '../../web/api/failure.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from './signing-day.module.css';

export function KeptForm({ keptAt }: { readonly keptAt: string | null }) {
  const [place, setPlace] = useState(keptAt ?? '');
  const [wrong, setWrong] = useState<string>();
  const [record, { error }] = useRecordStorageMutation();
  const { busy, press } = usePressQueue();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = z.safeParse(StoragePlace, place);
    setWrong(parsed.error?.issues[0]?.message);
    if (parsed.success) press(parsed.data, () => record({ keptAt: parsed.data }));
    else document.getElementById('kept-at')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field
        id="kept-at"
        label={keptAt ? 'Moved it? Where is it now?' : 'Where do you keep it?'}
        hint="Only you and the executor’s sheet show this. For example, the grey box in the study"
        value={place}
        error={wrong}
        input={{ autoComplete: 'off' }}
        onChange={(value) => {
          setPlace(value);
          setWrong(undefined);
        }}
      />
      {isFailure(error) && (
        <p role="alert" className={styles.failure}>
          {sentence(error)}
        </p>
      )}
      <Button type="submit" look={keptAt ? 'secondary' : 'primary'} busy={busy}>
        {keptAt ? 'Save the new place' : 'It is stored'}
      </Button>
    </form>
  );
}
