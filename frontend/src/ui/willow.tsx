import willow from '../assets/willow.svg?url';
import willowAtNight from '../assets/willow-at-night.svg?url';

/** Our tree, drawn by `scripts/draw-willow.mjs`. It says nothing that the words beside it do not, so a slow network brings those and their faces first. */
export const Willow = ({ className, lazy = false }: { readonly className: string | undefined; readonly lazy?: boolean }) => (
  <picture>
    <source srcSet={willowAtNight} media="screen and (prefers-color-scheme: dark)" />
    <img className={className} src={willow} alt="" width="1252" height="1100" fetchPriority="low" loading={lazy ? 'lazy' : undefined} />
  </picture>
);
