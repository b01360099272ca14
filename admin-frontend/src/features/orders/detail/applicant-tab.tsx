import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { dateInWords, isRealDate } from '@willow/contracts/dates';
import type { AdminUser } from '@willow/contracts/operator/operator.contract';
import { Link } from 'react-router';
import { EmailText } from '@willow/frontend/web/email-text';
import { Deliveries } from '../../../shared/deliveries/deliveries.tsx';
import { Fact, Facts } from '../../../shared/ui/facts.tsx';
import { PhoneLink } from '../../../shared/ui/phone-link.tsx';
import { SentVersions } from './sent-versions.tsx';
import type { TabProps } from './tab-props.ts';

export function ApplicantTab({ detail: { user, order, versions, deliveries } }: TabProps) {
  return (
    <>
      <Facts>
        <Fact name="Full name">{user.fullName}</Fact>
        <Fact name="Date of birth">{isRealDate(user.dob) ? dateInWords(user.dob) : user.dob}</Fact>
        <Fact name="Email">
          <MuiLink href={`mailto:${user.email}`}>
            <EmailText>{user.email}</EmailText>
          </MuiLink>
        </Fact>
        <Fact name="Mobile">{user.mobile ? <PhoneLink number={user.mobile} /> : 'Not given'}</Fact>
        <Fact name="Address">{addressLines(user).join('\n')}</Fact>
      </Facts>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        Is something misspelt? You can{' '}
        <MuiLink component={Link} to={`/users/${user.id}`}>
          correct it on the page of the customer
        </MuiLink>
        .
      </Typography>
      <SentVersions versions={versions} updating={order.updating} />
      <Deliveries deliveries={deliveries} />
    </>
  );
}

const addressLines = ({ addressLine1, addressLine2, city, county, postcode }: AdminUser): readonly string[] =>
  [addressLine1, addressLine2, city, county, postcode].filter((line) => line !== null && line !== '').map(String);
