import { Checkbox, Textarea } from '@mantine/core';
import { packText } from '#text/overview/pack.ts';
import { Inline } from '#web/ui/layout/layout.tsx';

const text = packText.form;
/** Five decisions of some sentences. */
const ASK_MAX_LENGTH = 2000;

interface TeamsFieldProps {
  readonly known: readonly string[];
  readonly value: readonly string[];
  readonly onChange: (teams: readonly string[]) => void;
}

/** Which teams stand in a report; none chosen stands for all. */
export function TeamsField({ known, value, onChange }: TeamsFieldProps) {
  if (known.length < 2) return null;
  return (
    <Checkbox.Group label={text.teams} description={text.teamsHint} value={[...value]} onChange={onChange}>
      <Inline gap="16" rowGap="8">
        {known.map((team) => (
          <Checkbox key={team} value={team} label={team} />
        ))}
      </Inline>
    </Checkbox.Group>
  );
}

interface AskFieldProps {
  readonly value: string;
  readonly onChange: (words: string) => void;
}

/** What a board is asked to decide. */
export function AskField({ value, onChange }: AskFieldProps) {
  return (
    <Textarea
      label={text.ask}
      description={text.askHint}
      rows={3}
      maxLength={ASK_MAX_LENGTH}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
