import { ServiceComponent } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

/** `since`: when it was first seen, ISO 8601 UTC. It is recorded later, once it has lasted. */
export const ComponentDegraded = defineFact('ComponentDegraded', { data: z.object({ component: ServiceComponent, since: z.string() }) });
/** `since` is that of the fact it ends. */
export const ComponentRecovered = defineFact('ComponentRecovered', {
  data: z.object({ component: ServiceComponent, since: z.string(), at: z.string() }),
});

export const componentFacts = [ComponentDegraded, ComponentRecovered] as const;
export type ComponentFact = FactOf<(typeof componentFacts)[number]>;

/** What was seen, and since when. */
export type ComponentCommand = {
  readonly type: 'Observe';
  readonly component: ServiceComponent;
  readonly isOnline: boolean;
  readonly since: string;
};

export type Component = { readonly degradedSince: string | null };

/** A part of the service as its users see it, on the stream `component-<name>`. */
export const component: Decider<Component, ComponentCommand, ComponentFact, never> = {
  initial: { degradedSince: null },
  decide: {
    Observe: ({ component, isOnline, since }, { degradedSince }) => {
      if (!isOnline) return degradedSince === null ? [ComponentDegraded.of({ component, since })] : [];
      if (degradedSince === null) return [];
      // Several processes look, each with a clock of its own: nothing ends before it began.
      return [ComponentRecovered.of({ component, since: degradedSince, at: since > degradedSince ? since : degradedSince })];
    },
  },
  evolve: {
    ComponentDegraded: (_, { data }) => ({ degradedSince: data.since }),
    ComponentRecovered: () => ({ degradedSince: null }),
  },
};
