import { KeptInvitation } from './couple/kept-invitation.tsx';
import { ErasureNotice } from './erasure-notice.tsx';

/** What stands above everything else, for the few who have any of it. */
export default function FirstNotices() {
  return (
    <>
      <ErasureNotice />
      <KeptInvitation />
    </>
  );
}
