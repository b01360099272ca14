import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link, useLocation } from 'react-router';
import type { useTurning } from './use-turning.ts';

/** Back to the list, and from one of its orders to the next. */
export function TurningLinks({ previous, next, position }: Omit<ReturnType<typeof useTurning>, 'keys'>) {
  const { search } = useLocation();
  return (
    <Box component="nav" aria-label="Orders of the list" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <MuiLink component={Link} to={{ pathname: '/orders', search }} variant="body2" sx={BACK}>
        <ArrowBack fontSize="inherit" /> Will Orders
      </MuiLink>
      {(previous || next) && (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Turn name="Previous" keyName="p" to={previous} />
          <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {position}
          </Box>
          <Turn name="Next" keyName="n" to={next} />
        </Box>
      )}
    </Box>
  );
}

type TurnProps = { readonly name: string; readonly keyName: string; readonly to: ReturnType<typeof useTurning>['next'] };

const Turn = ({ name, keyName, to }: TurnProps) =>
  to ? (
    <Button size="small" component={Link} to={to} aria-keyshortcuts={keyName} sx={TURN}>
      {name}
    </Button>
  ) : (
    <Button size="small" disabled sx={TURN}>
      {name}
    </Button>
  );

const BACK = { display: 'inline-flex', alignItems: 'center', gap: 0.5 } as const;
const TURN = { minWidth: 0, minHeight: 32, px: 1 } as const;
