import type { ReadWill } from '@willow/contracts/operator/reading.contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { placeOf } from '../flags/flag-words.ts';
import { nameOf, type Place, scrollToPlace, showNextFlag, showPlace } from './places.ts';

/** Where the customer's own details stand among the answers. */
export const APPLICANT = '#applicant';

/** The part of a will that is looked at, the ways from flags to it and to the answers, and from one flag to the next. */
export function useLooking(will: ReadWill | null) {
  const { pathname, search } = useLocation();
  const [here, setHere] = useState<Place | null>(null);
  const anchorOf = (flag: string | null) => will?.anchors.find((anchor) => anchor.flag === flag);
  const show = (place: Place) => {
    setHere(place);
    showPlace(place);
  };
  const nextFlag = () => {
    const anchor = anchorOf(showNextFlag());
    if (!anchor) return;
    setHere(anchor);
    scrollToPlace(anchor);
  };
  const beside = {
    placeOf: (flag: string) => {
      const anchor = anchorOf(flag);
      return anchor ? { name: nameOf(anchor, will?.clauses ?? []), show: () => show(anchor) } : null;
    },
    answerAt: (about: Parameters<typeof placeOf>[0]) => ({
      pathname,
      search,
      hash: about.step === null ? APPLICANT : `#${placeOf(about).split('#')[1]}`,
    }),
  };
  const steps = will?.clauses.find(({ id }) => id === here?.clause)?.steps ?? [];
  return { here, look: setHere, nextFlag, beside, steps };
}
