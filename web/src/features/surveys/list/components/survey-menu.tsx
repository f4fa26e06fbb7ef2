import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { MoreIcon } from '#web/ui/icons.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSurveyActions } from '../api.ts';
import { asks } from '../lib/shelves.ts';
import { listText as text } from '../text.ts';
import { FailureDialog } from './dialogs.tsx';

export type Dialog = 'link' | 'complete' | 'delete';

interface SurveyMenuProps {
  readonly survey: Survey;
  readonly onAsk: (dialog: Dialog) => void;
}

/** What else can be done with a survey; nothing is shown to whoever may do nothing else. */
export function SurveyMenu({ survey, onAsk }: SurveyMenuProps) {
  const { can, user, role } = useWorkspace();
  const { moveTo, repeat } = useSurveyActions();
  const { busy, error, run, reset } = useAction();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const { status } = survey;
  const isEditor = can('surveys.edit');
  const running = status === 'PUBLISHED';
  const mayTake = can('results.read') && asks(survey, { userId: user.id, role });

  const move = (to: SurveyStatus, done: string) =>
    void run(
      () => moveTo(survey, to),
      () => toast(done),
    );
  const repeated = (made: Survey) => {
    toast(text.repeated);
    return navigate(paths.surveyEdit(made.id));
  };
  if (!isEditor && !mayTake) return null;
  return (
    <>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={text.actionsOf(survey.title)} loading={busy}>
            <MoreIcon size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayTake && (
            <Menu.Item component={Link} to={paths.surveyTake(survey.id)}>
              {text.menu.take}
            </Menu.Item>
          )}
          {isEditor && running && (
            <>
              <Menu.Item onClick={() => onAsk('link')}>{text.menu.link}</Menu.Item>
              <Menu.Item component={Link} to={paths.surveyEdit(survey.id)}>
                {text.menu.settings}
              </Menu.Item>
              <Menu.Item onClick={() => onAsk('complete')}>{text.menu.complete}</Menu.Item>
            </>
          )}
          {isEditor && (status === 'COMPLETED' || status === 'ARCHIVED') && (
            <Menu.Item component={Link} to={paths.surveyReport(survey.id)}>
              {text.menu.report}
            </Menu.Item>
          )}
          {can('surveys.create') && (
            <Menu.Item onClick={() => void run(() => repeat(survey), repeated)}>{text.menu.repeat}</Menu.Item>
          )}
          {isEditor && status === 'COMPLETED' && (
            <Menu.Item onClick={() => move('ARCHIVED', text.archived)}>{text.menu.archive}</Menu.Item>
          )}
          {isEditor && status === 'ARCHIVED' && (
            <Menu.Item onClick={() => move('COMPLETED', text.restored)}>{text.menu.restore}</Menu.Item>
          )}
          {can('surveys.delete') && (
            <>
              <Menu.Divider />
              <Menu.Item color="var(--coral)" onClick={() => onAsk('delete')}>
                {text.menu.delete}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {error !== null && (
        <FailureDialog error={error} onClose={reset}>
          {messageOf(error)}
        </FailureDialog>
      )}
    </>
  );
}
