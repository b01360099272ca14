import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { OrderAction } from './use-order-actions.ts';

type ActionButtonProps = Pick<ButtonProps, 'tabIndex' | 'touchRippleRef' | 'disabled'> & {
  readonly action: OrderAction;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
};

export function ActionButton({ action, ...given }: ActionButtonProps) {
  const look = { ...given, ...LOOK, variant: action.next ? 'contained' : 'text' } as const;
  if ('to' in action)
    return (
      <Button {...look} component={Link} to={action.to}>
        {action.label}
      </Button>
    );
  if ('href' in action)
    return (
      <Button {...look} href={action.href} target="_blank" rel="noopener">
        {action.label}
      </Button>
    );
  const run = (event: MouseEvent<HTMLElement>) => {
    given.onClick?.(event);
    action.run();
  };
  return (
    <Button {...look} onClick={run}>
      {action.label}
    </Button>
  );
}

const LOOK = { size: 'small', sx: { minHeight: 36, minWidth: 0, px: 1, whiteSpace: 'nowrap' } } as const;
