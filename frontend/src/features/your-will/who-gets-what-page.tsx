import { useRef, useState } from 'react';
import { usePageTitle } from '../../shared/page-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Comparison } from './comparison.tsx';
import { Simulator } from './simulator.tsx';
import { StressSection } from './stress-section.tsx';
import { ALL_ALIVE, type Trial } from './trial.ts';

export default function WhoGetsWhatPage() {
  usePageTitle('Who gets what');
  const [trial, setTrial] = useState<Trial>(ALL_ALIVE);
  const simulator = useRef<HTMLHeadingElement>(null);
  const showCase = (chosen: Trial) => {
    setTrial(chosen);
    simulator.current?.focus();
  };
  return (
    <>
      <PageHeading>Who gets what</PageHeading>
      <Simulator heading={simulator} trial={trial} onChange={setTrial} />
      <StressSection onShow={showCase} />
      <Comparison />
    </>
  );
}
