import { Button } from '@mantine/core';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.ts';
import { undoToast } from '#web/ui/undo-toast.tsx';
import { usePeopleActions, type PersonDetails } from '../api.ts';
import { peopleText } from '#text/people.ts';
import styles from './person-page.module.css';

const text = peopleText.person.sources;
type Known = PersonDetails['records'][number];

interface SourcesPartProps {
  readonly details: PersonDetails;
  readonly onChanged: () => void;
}

/** Which sources know a person and by what they are held together; a wrong join is undone here. */
export function SourcesPart({ details: { records, apart }, onChanged }: SourcesPartProps) {
  const { workspace, can } = useWorkspace();
  const actions = usePeopleActions(workspace.id);
  const action = useAction();
  const decides = can('people.join');

  async function part({ ref, link }: Known) {
    if (!link) return;
    await action.run(
      () => actions.decide(link.to, ref, false),
      ({ id, before }) => {
        onChanged();
        const undo = () => (before === true ? actions.decide(link.to, ref, true).then(() => {}) : actions.forget(id));
        undoToast(
          text.parted,
          { label: peopleText.undo, run: () => void action.run(undo, onChanged) },
          { lasting: true },
        );
      },
    );
  }

  async function forget(joinId: string) {
    await action.run(
      () => actions.forget(joinId),
      () => {
        onChanged();
        toast(text.forgotten);
      },
    );
  }

  return (
    <section className={styles.part} aria-label={text.title}>
      <div className={styles.partHead}>
        <h2>{text.title}</h2>
      </div>
      <ul className={styles.rows}>
        {records.map((record) => (
          <li key={record.ref}>
            <span>{peopleText.sourceNames[record.source]}</span>
            <span className={styles.from}>
              {record.link ? text.by[record.link.by] : (record.email ?? text.noEmail)}
              {record.link && decides && (
                <Button
                  size="sm"
                  variant="subtle"
                  disabled={action.busy}
                  aria-label={text.partOf(peopleText.sourceNames[record.source])}
                  onClick={() => void part(record)}
                >
                  {text.part}
                </Button>
              )}
            </span>
          </li>
        ))}
        {decides &&
          apart.map(({ join_id: joinId, name }) => (
            <li key={joinId}>
              <span>{text.apart(name)}</span>
              <Button size="sm" variant="subtle" disabled={action.busy} onClick={() => void forget(joinId)}>
                {text.forget}
              </Button>
            </li>
          ))}
      </ul>
      {action.error !== null && <FailureNote error={action.error} prefix={peopleText.suggestion.failed} />}
    </section>
  );
}
