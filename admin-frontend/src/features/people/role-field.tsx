import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { Role } from '@willow/contracts/operator/session.contract';
import { useId } from 'react';
import { ROLE_HINTS, ROLES } from './person-words.ts';

type RoleFieldProps = { readonly role: Role; readonly onChange: (role: Role) => void };

export function RoleField({ role, onChange }: RoleFieldProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Role</FormLabel>
      <RadioGroup aria-labelledby={id} value={role} onChange={(_, value) => onChange(Role.parse(value))}>
        {Role.options.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            sx={{ alignItems: 'start', mt: 0.5 }}
            control={<Radio size="small" sx={{ py: 0.25 }} />}
            label={
              <>
                {ROLES[each]}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {ROLE_HINTS[each]}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
