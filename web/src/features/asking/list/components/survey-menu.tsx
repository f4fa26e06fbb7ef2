import { useNavigate } from 'react-router-dom';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import {
  ArchiveIcon,
  CheckIcon,
  ClockIcon,
  DownloadIcon,
  EditIcon,
  LinkIcon,
  PollsIcon,
  RepeatIcon,
  TrashIcon,
} from '#web/ui/icons.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSurveyActions } from '../surveys-api.ts';
import { asks } from '../lib/asks.ts';
import { saveQuestions } from '../lib/save-questions.ts';
import { listText } from '#text/asking/list.ts';
import { surveyText as text } from '#text/asking/list/survey.ts';
import { FailureDialog } from './survey-dialogs.tsx';

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
  // It repeats by itself, and nobody else is asked by it.
  const { status, link_by_letter: ofLeavers } = survey;
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
  const over = status === 'COMPLETED' || status === 'ARCHIVED';
  return (
    <>
      <RowMenu
        label={text.actionsOf(survey.title)}
        busy={busy}
        actions={[
          mayTake && { label: text.menu.take, icon: <PollsIcon size={18} />, to: paths.surveyTake(survey.id) },
          isEditor &&
            running &&
            !ofLeavers && { label: text.menu.link, icon: <LinkIcon size={18} />, onSelect: () => onAsk('link') },
          isEditor &&
            running && { label: text.menu.settings, icon: <EditIcon size={18} />, to: paths.surveyEdit(survey.id) },
          isEditor &&
            running && { label: text.menu.complete, icon: <ClockIcon size={18} />, onSelect: () => onAsk('complete') },
          isEditor &&
            over && { label: text.menu.report, icon: <CheckIcon size={18} />, to: paths.surveyReport(survey.id) },
          isEditor && {
            label: listText.list.saveQuestions,
            icon: <DownloadIcon size={18} />,
            onSelect: () => void saveQuestions({ kind: 'survey', id: survey.id }),
          },
          can('surveys.create') &&
            !ofLeavers && {
              label: text.menu.repeat,
              icon: <RepeatIcon size={18} />,
              onSelect: () => void run(() => repeat(survey), repeated),
            },
          isEditor &&
            status === 'COMPLETED' && {
              label: text.menu.archive,
              icon: <ArchiveIcon size={18} />,
              onSelect: () => move('ARCHIVED', text.archived),
            },
          isEditor &&
            status === 'ARCHIVED' && {
              label: text.menu.restore,
              icon: <ArchiveIcon size={18} />,
              onSelect: () => move('COMPLETED', text.restored),
            },
          can('surveys.delete') && {
            label: text.menu.delete,
            icon: <TrashIcon size={18} />,
            danger: true,
            onSelect: () => onAsk('delete'),
          },
        ]}
      />
      {error !== null && (
        <FailureDialog error={error} onClose={reset}>
          {messageOf(error)}
        </FailureDialog>
      )}
    </>
  );
}
