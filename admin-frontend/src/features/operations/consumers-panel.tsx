import Box from '@mui/material/Box';
import type { ConsumerState } from '@willow/contracts/operator/operations.contract';
import { Badge } from '../../shared/ui/badge.tsx';
import { Panel, Rows, TABLE } from './panel.tsx';

/** Projections and reactions: those with trouble first. */
export function ConsumersPanel({ consumers }: { readonly consumers: readonly ConsumerState[] }) {
  const troubled = consumers.filter(({ problem }) => problem !== null).length;
  const note = troubled === 0 ? 'All are working.' : `${troubled} of ${consumers.length} are not working.`;
  return (
    <Panel title="Consumers" note={note}>
      <Rows rows={consumers.toSorted(byTrouble)} isNoteworthy={isNoteworthy} what="consumers">
        {(rows) => (
          <Box component="table" sx={TABLE}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Kind</th>
                <th scope="col">State</th>
                <th scope="col" className="number">
                  Events behind
                </th>
                <th scope="col" className="number">
                  Time behind
                </th>
                <th scope="col" className="number">
                  Parked
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((consumer) => (
                <Consumer key={`${consumer.kind}/${consumer.name}`} consumer={consumer} />
              ))}
            </tbody>
          </Box>
        )}
      </Rows>
    </Panel>
  );
}

function Consumer({ consumer: { name, kind, lagFacts, lagSeconds, running, parked, problem } }: { readonly consumer: ConsumerState }) {
  return (
    <tr>
      <th scope="row">
        <span>
          {name}
          {problem && (
            <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: '0.875rem', color: 'error.main' }}>
              {problem}
            </Box>
          )}
        </span>
      </th>
      <td data-name="Kind">{kind}</td>
      <td data-name="State">
        <Badge tone={problem ? 'bad' : running === null ? 'quiet' : 'good'}>
          {problem ? 'Trouble' : running === null ? 'Unknown' : 'Works'}
        </Badge>
      </td>
      <td data-name="Events behind" className="number">
        {lagFacts ?? 'unknown'}
      </td>
      <td data-name="Time behind" className="number">
        {lagSeconds === null ? 'unknown' : inWords(lagSeconds)}
      </td>
      <td data-name="Parked" className="number">
        {parked ?? 'unknown'}
      </td>
    </tr>
  );
}

const isNoteworthy = ({ problem, lagFacts, parked, running }: ConsumerState): boolean =>
  problem !== null || lagFacts !== 0 || parked !== 0 || running !== true;

const byTrouble = (one: ConsumerState, other: ConsumerState): number =>
  Number(other.problem !== null) - Number(one.problem !== null) || one.kind.localeCompare(other.kind) || one.name.localeCompare(other.name);

function inWords(seconds: number): string {
  if (seconds < 1) return 'none';
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
