import { CloseButton, TextInput } from '@mantine/core';
import { SearchIcon } from '#web/ui/icons.tsx';
import { resultsText } from '#text/asking/results/polls.ts';

const text = resultsText.table;

interface AnswersSearchProps {
  readonly typed: string;
  readonly onType: (wanted: string) => void;
}

/** The field that finds answers by their words; Escape empties it. */
export function AnswersSearch({ typed, onType }: AnswersSearchProps) {
  return (
    <TextInput
      type="search"
      label={text.search}
      placeholder={text.searchHint}
      leftSection={<SearchIcon size={18} />}
      rightSection={typed !== '' && <CloseButton size={36} aria-label={text.clear} onClick={() => onType('')} />}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onType('');
      }}
    />
  );
}
