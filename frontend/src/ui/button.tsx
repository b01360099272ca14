import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet' | 'onNight';
type Shape = { readonly look?: Look; readonly size?: 'small'; readonly wide?: boolean };

export const buttonClass = ({ look = 'primary', size, wide }: Shape = {}): string =>
  [styles.button, styles[look], size && styles[size], wide && styles.wide].filter(Boolean).join(' ');

type Props = Shape &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** While true the button shows that it is working and keeps the focus. What it does is not done twice; a form decides itself what a further press means. */
    readonly busy?: boolean;
    readonly children: ReactNode;
  };

/** A button. `type` is 'button' unless said otherwise, so that none submits a form by accident. */
export function Button({ look, size, wide, busy = false, type = 'button', onClick, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is a property with a default
      type={type}
      className={buttonClass({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (!busy) onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}
