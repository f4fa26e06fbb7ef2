import { Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { runText } from '#text/asking/runs/run.ts';
import styles from './run-fields.module.css';
import type { RunDraft } from './use-run-draft.ts';

const text = runText.neverShown;

/** The same of a run in a form, while it would ask so few. */
export function NeverShownNow({ draft: { neverShown, people = 0 } }: { readonly draft: RunDraft }) {
  return neverShown ? <NeverShown asked={people} /> : null;
}

/** Before a sheet is printed or a kiosk started for a run that was opened for so few: it is too late for its answers to be seen. */
export function NeverShownStill() {
  return <Note tone="warning">{text.still}</Note>;
}

/** That nobody would ever see the answers of a run that asks so few, and what can be done instead; before it is opened. */
export function NeverShown({ asked }: { readonly asked: number }) {
  return (
    <Stack gap="8" size="note" className={styles.never} role="status">
      <Text weight="600">{text.title(asked)}</Text>
      <p>{text.why}</p>
      <p>{text.instead}</p>
      <ul>
        {Object.entries(text.ways).map(([way, words]) => (
          <li key={way}>{words}</li>
        ))}
      </ul>
    </Stack>
  );
}
