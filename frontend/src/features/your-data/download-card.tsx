import { useState } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import { useBrowser } from '../../shared/browser.ts';
import { Button } from '../../ui/button.tsx';
import { isFailure } from '../../web/api/failure.ts';
import { useMyDataMutation } from './my-data.api.ts';
import styles from './your-data.module.css';

const FILE_NAME = 'my-willow-data.json';

export const DownloadCard = () => (
  <section className={styles.card} aria-labelledby="download-title">
    <h2 id="download-title">Download your data</h2>
    <p>
      Everything we hold about you, in one file: your details, every answer you saved, your order and payments, what our reviewers decided,
      your invitations and your requests. It names your family, so keep it where nobody else looks.
    </p>
    <JsonDownload />
  </section>
);

function JsonDownload() {
  const browser = useBrowser();
  const [ask, { error, isLoading, reset }] = useMyDataMutation();
  const [saved, setSaved] = useState(false);
  const download = async () => {
    setSaved(false);
    const { data } = await ask(undefined);
    if (data === undefined) return;
    browser.save(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME);
    setSaved(true);
    reset();
  };
  return (
    <>
      <Button look="secondary" busy={isLoading} onClick={() => void download()}>
        {isFailure(error) ? 'Try again' : 'Download a file for other programs (JSON)'}
      </Button>
      <output className={styles.state}>
        {isLoading && 'We are preparing your file...'}
        {saved && !isLoading && `Your file is saved as ${FILE_NAME}.`}
      </output>
      {isFailure(error) && <p role="alert">We could not make your file. {sentence(error)}</p>}
    </>
  );
}
