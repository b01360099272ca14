import { usePageTitle } from '../../shared/page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NoWitnesses } from './no-witnesses.tsx';
import { VersionChecker } from './version-checker.tsx';
import { WitnessChecker } from '../../shared/will-check/witness-checker.tsx';
import styles from '../../shared/will-check/checks.module.css';

export default function SigningPage() {
  usePageTitle('Signing your will');
  return (
    <>
      <PageHeading>Signing your will</PageHeading>
      <p className={styles.about}>
        Two adults have to watch you sign, both at the same time, and then sign themselves. More wills fail here than anywhere else, so it
        is worth choosing the two now.
      </p>
      <WitnessChecker />
      <NoWitnesses />
      <VersionChecker />
    </>
  );
}
