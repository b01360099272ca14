import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Person } from '@willow/contracts/operator/people.contract';
import { useState } from 'react';
import { EmailText } from '@willow/frontend/web/email-text';
import { Badge } from '../../shared/ui/badge.tsx';
import { Figure } from '../../shared/ui/figure.tsx';
import { PersonActions } from './person-actions.tsx';
import { lastSignIn, ROLES, stateOf, wayIn } from './person-words.ts';

/** A card where there is little room, a row of columns where there is more. */
export function PersonRow({ person }: { readonly person: Person }) {
  const { name, email, role, self } = person;
  const [now] = useState(() => new Date());
  const way = wayIn(person);
  const { word, tone } = stateOf(person, now);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h2">
          <EmailText>{name}</EmailText>
          {self && ' (you)'}
        </Typography>
        {email !== name && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <EmailText>{email}</EmailText>
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Badge tone="plain">{ROLES[role]}</Badge>
        <Badge tone={tone}>{word}</Badge>
      </Box>
      <Box component="dl" sx={FIGURES}>
        <Figure name={way.name}>{way.words}</Figure>
        <Figure name="Last sign-in">{lastSignIn(person)}</Figure>
      </Box>
      <Box sx={{ gridColumn: { lg: '1 / -1' } }}>
        {self ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Only another admin can change your account.
          </Typography>
        ) : (
          <PersonActions person={person} />
        )}
      </Box>
    </Box>
  );
}

const ROW = {
  p: 2.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr)' },
} as const;

const FIGURES = { m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
