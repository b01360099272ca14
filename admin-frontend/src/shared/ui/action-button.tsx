import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';

/** Something to do with a row: a screen to go to, a document to open, or a change. `next` marks what the row waits for. */
export type RowAction = { readonly label: string; readonly next?: boolean; readonly busy?: boolean } & (
  | { readonly to: string }
  | { readonly href: string }
  | { readonly run: () => void }
);

type ActionButtonProps = Pick<ButtonProps, 'tabIndex' | 'touchRippleRef' | 'disabled'> & {
  readonly action: RowAction;
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
