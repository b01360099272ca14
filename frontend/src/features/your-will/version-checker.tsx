import { type CheckedPage, MAX_VERSION_CODES } from '@willow/contracts/will/signing';
import { type FormEvent, useState } from 'react';
import { useCheckVersionCodesMutation } from '../../shared/api/explanations.api.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { CheckFailed } from '../../shared/will-check/check-failed.tsx';
import styles from '../../shared/will-check/checks.module.css';

export function VersionChecker() {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [check, { data, error, reset }] = useCheckVersionCodesMutation();
  const { busy, press } = usePressQueue();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const codes = text.split(/[\s,;]+/).filter(Boolean);
    const problem =
      codes.length === 0
        ? 'Enter the code from at least one page'
        : codes.length > MAX_VERSION_CODES
          ? `Enter up to ${MAX_VERSION_CODES} codes`
          : undefined;
    setWrong(problem);
    if (!problem) return press(codes, () => check({ codes }));
    reset();
    return document.getElementById('codes')?.focus();
  };
  return (
    <section className={`${styles.section} ${styles.screenOnly}`} aria-labelledby="version-title">
      <h2 id="version-title">Are all my pages from the same version?</h2>
      <p>
        Every page has a version code at the bottom, of eight letters and digits. Type the code of each page, and we tell you whether all of
        them are from the newest version of your will.
      </p>
      <form onSubmit={submit} noValidate className={styles.form}>
        <Field
          id="codes"
          label="Codes on your pages"
          hint="One for each page, with a space or a new line between them. For example, 3f9a12bc 3f9a12bc"
          rows={3}
          error={wrong}
          value={text}
          input={{ autoComplete: 'off' }}
          onChange={(value) => {
            setText(value);
            reset();
          }}
        />
        <Button type="submit" busy={busy}>
          Check the codes
        </Button>
      </form>
      <CheckFailed error={error} />
      <output className={styles.result}>
        {data && (
          <>
            <p className={styles.verdict} data-verdict={data.verdict}>
              {data.summary}
            </p>
            <ol className={styles.verdicts}>
              {data.pages.map((page, index) => (
                <Page key={`${index} ${page.code}`} page={page} />
              ))}
            </ol>
          </>
        )}
      </output>
    </section>
  );
}

const LOOKS: Readonly<Record<CheckedPage['verdict'], readonly [IconName, 'fine' | 'ask' | 'no']>> = {
  current: ['check', 'fine'],
  older: ['clock', 'ask'],
  unknown: ['cross', 'no'],
  unreadable: ['warning', 'ask'],
};

function Page({ page: { code, verdict, sentence: says } }: { readonly page: CheckedPage }) {
  const [icon, look] = LOOKS[verdict];
  return (
    <li data-verdict={look}>
      <Icon name={icon} />
      <p>
        <code>{code}</code> {says}
      </p>
    </li>
  );
}
