import { downloadMyData, downloadMyDataPdf } from '@willow/contracts/account/my-data.contract';
import type { Endpoint } from '@willow/contracts/endpoint';
import { sentence } from '../../shared/api/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { useDownload } from './use-download.ts';
import styles from './your-data.module.css';

export const DownloadCard = () => (
  <section className={styles.card} aria-labelledby="download-title">
    <h2 id="download-title">Download your data</h2>
    <p>
      Everything we hold about you, in one file: your details, every answer you saved, your order and payments, what our reviewers decided,
      your invitations and your requests.
    </p>
    <p>It names your family, so keep it where nobody else looks.</p>
    <Download endpoint={downloadMyDataPdf} name="my-willow-data.pdf" label="Download a PDF to read" />
    <Download endpoint={downloadMyData} name="my-willow-data.json" label="Download a file for other programs (JSON)" />
  </section>
);

type Props = { readonly endpoint: Pick<Endpoint, 'path'>; readonly name: string; readonly label: string };

function Download({ endpoint, name, label }: Props) {
  const { download, start } = useDownload(endpoint, name);
  const { state } = download;
  return (
    <div className={styles.download}>
      <Button look="secondary" busy={state === 'preparing'} onClick={() => void start()}>
        {state === 'failed' ? `Try again: ${label}` : label}
      </Button>
      <output>
        {state === 'preparing' && 'We are preparing your file...'}
        {state === 'saved' && `Your file is saved as ${name}.`}
      </output>
      {state === 'failed' && <p role="alert">We could not make your file. {sentence(download.failure)}</p>}
    </div>
  );
}
