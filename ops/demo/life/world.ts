import type { Place } from '../../people/customer.ts';
import type { Cast } from '../cast/cast.ts';
import type { Story } from './story.ts';
import type { Team } from './team.ts';

export type World = {
  readonly place: Place;
  readonly cast: Cast;
  readonly story: Story;
  readonly team: Team;
  /** What the product's clocks say. */
  readonly now: () => Date;
};
