import { importText } from '#text/finance/import.ts';

/** So many are named; the others are counted. */
const NAMED = 30;

interface NamedProps {
  readonly summary: string;
  readonly names: readonly string[];
}

/** How many there are, and who they are on demand; nothing where there is nobody. */
export function Named({ summary, names }: NamedProps) {
  if (names.length === 0) return null;
  return (
    <details>
      <summary>{summary}</summary>
      <p dir="auto">
        {names.slice(0, NAMED).join(', ')}
        {names.length > NAMED && ` ${importText.changes.others(names.length - NAMED)}`}
      </p>
    </details>
  );
}
