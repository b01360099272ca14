import { useCoupleQuery } from '../../../shared/api/couple.api.ts';
import { sentence } from '../../../shared/api/sentence.ts';
import { YourWillAlone } from '../../../shared/your-will-alone.tsx';
import { Button } from '../../../ui/button.tsx';
import { InvitePartner } from './invite-partner.tsx';
import { OwnPair } from './own-pair.tsx';
import { TypeCode } from './type-code.tsx';

export default function CoupleDetails() {
  const { data, error, refetch } = useCoupleQuery();
  return (
    <section>
      <p>
        <YourWillAlone /> <a href="/help-center/mirror-wills-couples">What each of you sees, and what if you part or one of you dies</a>
      </p>
      {data?.couple && <OwnPair couple={data.couple} />}
      {data && !data.couple && (
        <>
          <p>
            Your partner can make their own will beside yours, with their own login. You can offer them your answers as a start. Each of you
            pays £50, or one of you pays £100 for both. Each of you can change your will later without telling the other.
          </p>
          <InvitePartner />
          <TypeCode />
        </>
      )}
      {error && !data && (
        <div role="alert">
          <p>{sentence(error)}</p>
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
    </section>
  );
}
