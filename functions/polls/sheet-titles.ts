import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { titlesInAll } from '#functions/runs/message-language.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { settleLanguages } from '#functions/translations/settle-languages.ts';
import type { PrintedSheet } from '#shared/models/code-sheet.ts';
import { place, said } from '#shared/rules/text-places.ts';

/** What a run is called on its sheets, in each language it is answered in; one that was never opened as its poll is now. */
export async function sheetTitles(
  run: Run,
  { repos }: Pick<OperationContext<'polls' | 'runTexts' | 'translations' | 'workspaces'>, 'repos'>,
): Promise<PrintedSheet['titles']> {
  if (run.languages.length > 0) return titlesInAll(run, repos);
  const poll = (await repos.polls.findConsistent(run.workspaceId, run.pollCreatedAt, run.pollId)) ?? notFound('run');
  const workspace = (await repos.workspaces.find(run.workspaceId)) ?? notFound('workspace');
  const { languages, translations } = await settleLanguages(poll, workspace, repos, { refusing: false });
  return languages.map((language) => {
    const translation = translations.find((one) => one.language === language) ?? null;
    return { language, title: said(translation, place.title, poll.title) };
  });
}
