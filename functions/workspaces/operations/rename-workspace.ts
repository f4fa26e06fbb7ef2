import { conflict } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { workspaceDescription } from '#shared/models/workspace.ts';
import { LANGUAGES } from '#shared/rules/languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import { presentRights } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** Another name, description or language; a description that was made from the name follows it. */
export const renameWorkspace: WorkspacesOperation<'renameWorkspace'> = async (context, { body }) => {
  const { repos, member, now, newId } = context;
  const { workspace: old } = await requireWritable(context);
  const follows = body.description === '' || (!body.description && isUsual(old));
  const description = follows ? workspaceDescription(body.name) : (body.description ?? old.description);
  const changed = { ...old, name: body.name, description, language: body.language ?? old.language };
  const saved = await repos.workspaces.rename(old, changed, newId(), now);
  if (!saved) conflict(workspacesErrors.workspaceChangedByOther);
  return { ...changed, ...presentRights(member) };
};

/** Whether nobody has described it; whoever created it may have spoken another language. */
function isUsual({ name, description }: { readonly name: string; readonly description: string }): boolean {
  return LANGUAGES.some((language) => inLanguage(language, () => workspaceDescription(name)) === description);
}
