import { Loader } from '@mantine/core';
import { useState } from 'react';
import { describeChannel } from '#shared/channels/index.ts';
import type { Survey } from '#shared/models/survey.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PeoplePicker } from '#web/ui/people-picker.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import { useRunActions } from '../api.ts';
import { askMoreText as text } from '#text/asking/results/surveys/ask-more.ts';
import styles from './running-card.module.css';

interface AskMoreModalProps {
  readonly survey: Survey;
  readonly onClose: () => void;
}

/** Chooses whom a running survey asks besides, and says first who of them gets what. */
export function AskMoreModal({ survey, onClose }: AskMoreModalProps) {
  const { workspace } = useWorkspace();
  const { data: members, error } = useMembers(workspace.id);
  const { askMore } = useRunActions();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const least = survey.anonymous ? survey.smallest_group : 1;
  const known = new Set(survey.selected_users);
  const people = members?.filter(({ id }) => !known.has(id));
  const confirmation = useConfirmation({
    work: () => askMore(survey, chosen),
    done: (added) => {
      onClose();
      toast(added === 0 ? text.nobodyAdded : text.added(added));
    },
  });
  return (
    <ConfirmModal
      opened
      title={text.title}
      action={text.action(chosen.length)}
      ready={chosen.length >= least}
      onClose={onClose}
      {...confirmation}
    >
      <div className={styles.content}>
        {error !== undefined && <FailureNote error={error} />}
        {!people && error === undefined && <Loader size="sm" aria-label={text.loading} />}
        {people?.length === 0 && <p>{text.everybody}</p>}
        {people && people.length > 0 && (
          <>
            <PeoplePicker people={people} chosen={chosen} onChange={setChosen} />
            {survey.respondent_type === 'ROLES' && (
              <Text size="note" tone="ink-2" pretty>
                {text.ofRoles}
              </Text>
            )}
            {survey.anonymous && (
              <Text size="note" tone="ink-2" pretty>
                {text.together(least)}
              </Text>
            )}
            <Text size="note" tone="ink-2" pretty>
              {survey.channels.length === 0 ? text.toldNobody : text.told(survey.channels.map(describeChannel))}
            </Text>
          </>
        )}
      </div>
    </ConfirmModal>
  );
}
