import type { SigningStepId } from '@willow/contracts/will/signing-steps';
import { z } from '@willow/contracts/zod';
import { useState } from 'react';
import { read, write } from '../../shared/storage.ts';

const KEY = 'signingDay';
const STEPS = ['print', 'code', 'witnesses', 'sign', 'store'] as const satisfies readonly SigningStepId[];
const Kept = z.object({ version: z.string(), done: z.array(z.enum(STEPS)) });

type Done = readonly SigningStepId[];

/** What is ticked off survives a reload in this browser, and counts for one version only. It names nobody. */
export function useTicks(version: string): { readonly done: Done; readonly tick: (step: SigningStepId, isDone: boolean) => void } {
  const [done, setDone] = useState<Done>(() => keptFor(version));
  const tick = (step: SigningStepId, isDone: boolean) => {
    const next = STEPS.filter((each) => (each === step ? isDone : done.includes(each)));
    setDone(next);
    write(KEY, JSON.stringify({ version, done: next }));
  };
  return { done, tick };
}

function keptFor(version: string): Done {
  const kept = z.safeParse(Kept, parsed(read(KEY)));
  return kept.success && kept.data.version === version ? kept.data.done : [];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
