import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { planInForce } from '#shared/rules/subscription.ts';
import type { ArchiveSection } from '../archive-file.ts';

/** The workspace itself and the plan it is on. */
export const workspaceSection: ArchiveSection = {
  title: say('workspace'),
  async *units({ repos, workspace, now, nameOf }) {
    const { id, name, description, ownerId, memberCount, questionLimit, managersSee, language } = workspace;
    const subscription = await repos.plans.find(ownerId);
    const value = {
      id,
      name,
      description,
      owner: nameOf(ownerId),
      members: memberCount,
      questions_a_month: questionLimit,
      managers_see: managersSee,
      language,
      plan: planInForce(subscription, now).id,
      plan_until: subscription?.dueDate ?? null,
    };
    yield [{ kind: 'document', path: 'workspace', about: archiveText.workspace, value }];
  },
};
