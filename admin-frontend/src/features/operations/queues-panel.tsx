import Box from '@mui/material/Box';
import type { QueueState } from '@willow/contracts/operator/operations.contract';
import { Panel, Rows, TABLE } from './panel.tsx';

const COUNTS = [
  ['waiting', 'Waiting'],
  ['active', 'Active'],
  ['delayed', 'Later'],
  ['failed', 'Failed'],
] as const;

export function QueuesPanel({ queues }: { readonly queues: readonly QueueState[] | null }) {
  if (queues === null) return <Panel title="Queues" note="The queue could not be reached." />;
  return (
    <Panel title="Queues" note={noteOf(queues)}>
      <Rows rows={queues} isNoteworthy={isNoteworthy} what="queues">
        {(rows) => (
          <Box component="table" sx={TABLE}>
            <thead>
              <tr>
                <th scope="col">Work</th>
                {COUNTS.map(([key, title]) => (
                  <th key={key} scope="col" className="number">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((queue) => (
                <tr key={queue.job}>
                  <th scope="row">{queue.job}</th>
                  {COUNTS.map(([key, title]) => (
                    <td key={key} data-name={title} className="number">
                      {queue[key]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        )}
      </Rows>
    </Panel>
  );
}

/** What is for later is mostly what comes round every hour. */
const isNoteworthy = ({ waiting, active, failed }: QueueState): boolean => waiting + active + failed > 0;

const noteOf = (queues: readonly QueueState[]): string => (queues.some(isNoteworthy) ? 'Queues with work or failures.' : 'Nothing waits.');
