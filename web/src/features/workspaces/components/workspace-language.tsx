import type { Language } from '#shared/rules/languages.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { LanguageChoice } from '#web/ui/language-choice.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspaceDetails, workspaceActions } from '../api.ts';
import { workspacesText } from '#text/workspaces.ts';

const text = workspacesText.language;

/** In which language Tonus names what it makes for the whole workspace by itself. */
export function WorkspaceLanguage() {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = useWorkspaceDetails(workspace.id);
  const saving = useAction();
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonCards count={1} lines={2} />
    ) : (
      <ErrorState error={error} onRetry={() => void mutate()} />
    );
  }
  const choose = (language: Language) =>
    void saving.run(
      () => workspaceActions.rename(workspace.id, data.name, language),
      async (changed) => {
        await mutate(changed, { revalidate: false });
        toast(text.done);
      },
    );
  return (
    <Stack gap="8" above="24">
      <Text weight="560">{text.title}</Text>
      <LanguageChoice label={text.title} value={data.language} disabled={saving.busy} onChange={choose} />
      <Caption pretty>{text.note}</Caption>
      {saving.error !== null && <FailureNote error={saving.error} prefix={text.failed} />}
    </Stack>
  );
}
