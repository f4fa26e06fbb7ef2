import { Button, Modal } from '@mantine/core';
import type { Survey } from '#shared/models/survey.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { paths } from '#web/lib/paths.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { linkText as text } from '#text/asking/list/survey.ts';
import { Address } from './address.tsx';
import { LinkForm } from './link-form.tsx';
import styles from './link-dialog.module.css';

interface LinkDialogProps {
  readonly survey: Survey;
  readonly onClose: () => void;
}

/** Where a survey is answered: with a login, and by whoever has the link where that is allowed. */
export function LinkDialog({ survey, onClose }: LinkDialogProps) {
  const said = useTemporaryMessage();
  const { origin } = window.location;
  const { share_link: link, allow_unauthenticated: open } = survey;
  return (
    <Modal opened onClose={onClose} title={text.title} size={520}>
      <Stack tone="ink-2" pretty breaks className={styles.dialogText}>
        {survey.status === 'DRAFT' && <p>{text.notYet}</p>}
        {survey.status !== 'DRAFT' && survey.status !== 'PUBLISHED' && <p>{text.over}</p>}
        {open && (
          <Stack as="section" gap="10" className={styles.way} aria-label={text.allLabel}>
            <p>{text.forAll}</p>
            {said.message !== null && <Note tone="good">{said.message}</Note>}
            {link !== null && (
              <Address
                key={link}
                survey={survey}
                label={text.allLabel}
                address={origin + paths.publicSurvey(link)}
                focused
              />
            )}
            <LinkForm survey={survey} onDone={() => said.show(link === null ? text.created : text.replaced)} />
          </Stack>
        )}
        <Stack as="section" gap="10" className={styles.way} aria-label={text.membersLabel}>
          <p>{text.forMembers}</p>
          <Address
            survey={survey}
            label={text.membersLabel}
            address={origin + paths.surveyTake(survey.id)}
            focused={!open}
          />
        </Stack>
      </Stack>
      <Inline align="stretch" justify="end" nowrap gap="10" above="24">
        <Button variant="default" onClick={onClose}>
          {text.done}
        </Button>
      </Inline>
    </Modal>
  );
}
