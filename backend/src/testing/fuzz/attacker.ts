import { serve } from './child-process.ts';
import { fuzz, type Report, type Target } from './fuzz.ts';
import { requests } from './requests.ts';

export type Attack = {
  readonly task: {
    readonly target: Target;
    readonly count: number;
    readonly lanes: number;
    readonly seed: number;
    readonly ids: readonly string[];
  };
  readonly result: Report;
};

serve<Attack>(({ target, count, lanes, seed, ids }) => fuzz(target, requests(count, seed, ids), lanes));
