import { errorMessage } from '@willow/frontend/web/api/failure';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Problem } from '../../../shared/ui/problem.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { useAssigneesQuery } from './assignment.api.ts';

/** Whom an order can be assigned to, read anew; `except` has it already. */
export function useColleagueChoice(except?: string) {
  const { data = [], isLoading, error } = useAssigneesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [choice, setChoice] = useState<string | null>(null);
  const others = data.filter(({ id }) => id !== except);
  return { others, isLoading, error, chosen: others.find(({ id }) => id === choice) ?? others[0], choose: setChoice };
}

export const ColleagueChoice = ({ others, isLoading, error, chosen, choose }: ReturnType<typeof useColleagueChoice>) => (
  <>
    {error && <Problem title="The team could not be loaded">{errorMessage(error, 'The team could not be read.')}</Problem>}
    {isLoading && <Waiting>Loading the team…</Waiting>}
    {chosen && (
      <SelectField
        label="Assign to"
        name="operatorId"
        value={chosen.id}
        options={Object.fromEntries(others.map(({ id, name }) => [id, name]))}
        onChange={({ target }) => choose(target.value)}
      />
    )}
    {!chosen && !isLoading && !error && <Typography>There is no other colleague who works on orders.</Typography>}
  </>
);
