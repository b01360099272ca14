import { SelectField } from '../ui/select-field.tsx';
import { usePreparedAnswersQuery } from './prepared-answers.api.ts';

const NONE = 'none';

type InsertPreparedProps = { readonly text: string; readonly onInsert: (text: string) => void };

/** Puts an answer that the team has prepared behind what is written; nothing that was typed goes. */
export function InsertPrepared({ text, onInsert }: InsertPreparedProps) {
  const { data = [] } = usePreparedAnswersQuery();
  if (data.length === 0) return null;
  const insert = (id: string) => {
    const answer = data.find((each) => each.id === id);
    if (answer) onInsert([text.trimEnd(), answer.text].filter(Boolean).join('\n\n'));
  };
  const titles = Object.fromEntries(data.map(({ id, title }) => [id, title]));
  return (
    <SelectField
      label="Prepared answers"
      name="prepared"
      value={NONE}
      options={{ [NONE]: 'Insert one…', ...titles }}
      onChange={({ target }) => insert(target.value)}
    />
  );
}
