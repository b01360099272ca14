import { Tooltip } from '../../ui/tooltip.tsx';

/** The code of a version of the will, with the words on where it is printed. */
export const VersionCode = ({ code }: { readonly code: string }) => (
  <Tooltip words="This code stands at the foot of each page. Pages with another code belong to another version of your will.">
    <code>{code}</code>
  </Tooltip>
);
