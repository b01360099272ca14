import { createContext } from 'react';

/** The places where toasts can appear; the last to open speaks. */
type Regions = {
  readonly top: string | undefined;
  /** Puts a place on top until the returned function is called. */
  readonly enter: (region: string) => () => void;
};

export const RegionsContext = createContext<Regions>({ top: undefined, enter: () => () => undefined });
