import type { ErasureCertificate } from '@willow/contracts/account/privacy.contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { forgetAccount } from '../../shared/forget-account.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useMe } from '../../shared/use-me.ts';
import { Read } from '../../shared/will-check/reading.tsx';
import { hasStatus } from '../../web/api/failure.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { dayOf } from '../../shared/day-of.ts';
import { useCertificateQuery } from '../../shared/api/erasure.api.ts';
import styles from './your-data.module.css';

/** For whoever has its address: it names nobody. */
export default function CertificatePage() {
  usePageTitle('Certificate of erasure');
  const [params] = useSearchParams();
  const id = params.get('certificate') ?? '';
  const certificate = useCertificateQuery({ id }, { skip: id === '' });
  return (
    <AppPage narrow aside={<a href="/">Home</a>}>
      <PageHeading>Certificate of erasure</PageHeading>
      {id === '' ? (
        <p>This address is not complete. Please open the one in our email.</p>
      ) : hasStatus(certificate.error, 404) ? (
        <p>There is no certificate at this address. Please check it against the one in our email.</p>
      ) : (
        <Read of={certificate} label="We are looking up the certificate...">
          {(data) => <Certificate certificate={data} />}
        </Read>
      )}
    </AppPage>
  );
}

const SAID: Readonly<Record<ErasureCertificate['status'], string>> = {
  requested: 'The account is to be erased.',
  cancelled: 'The request was cancelled. Nothing was erased.',
  declined: 'We declined the request. The reason stands in the account.',
  erasing: 'The account is being erased now.',
  erased: 'The account was erased. Its keys are destroyed, and nobody can read what they sealed.',
};

function Certificate({ certificate: { id, status, requestedAt, dueAt, erasedAt } }: { readonly certificate: ErasureCertificate }) {
  return (
    <section className={styles.card} aria-label="Certificate">
      <p className={styles.waiting}>
        <strong>{SAID[status]}</strong>
      </p>
      <dl className={styles.facts}>
        <dt>Number</dt>
        <dd>{id}</dd>
        <dt>Asked for</dt>
        <dd>{dayOf(requestedAt)}</dd>
        {/* A request that came to nothing, or is under way, waits for no day. */}
        {(erasedAt || status === 'requested') && (
          <>
            <dt>{erasedAt ? 'Erased' : 'Not before'}</dt>
            <dd>{dayOf(erasedAt ?? dueAt)}</dd>
          </>
        )}
      </dl>
      {erasedAt && (
        <>
          <Forgetting />
          <h2>What was erased</h2>
          <ul>
            <li>Name, date of birth, email, telephone and address</li>
            <li>All answers, the will, its drafts and documents, and our notes about them</li>
            <li>Names and addresses of invited friends</li>
            <li>The copies of our emails at our mail provider, within its own time</li>
          </ul>
          <h2>What is kept, without a name</h2>
          <p>Dates, amounts and codes of payments, for six years, as tax law requires. The card provider keeps its own records.</p>
        </>
      )}
    </section>
  );
}

/** The account is gone: unless somebody else is signed in, this browser forgets it, too. */
function Forgetting() {
  const { error } = useMe();
  const nobody = hasStatus(error, 401);
  useEffect(() => {
    if (nobody) forgetAccount();
  }, [nobody]);
  return null;
}
