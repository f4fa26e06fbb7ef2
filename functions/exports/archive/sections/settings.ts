import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { toldOf } from '#functions/automations/said.ts';
import { settingOf } from '#functions/automations/repositories/automations.ts';
import { presentRegister } from '#functions/processing/present-register.ts';
import { PROCESSORS_OF, PURPOSES } from '#shared/rules/processing.ts';
import { MESSENGERS } from '#shared/rules/messengers.ts';
import { AUTOMATIONS } from '#shared/rules/automations.ts';
import type { ArchiveSection } from '../archive-file.ts';
import { purposeTitles } from '#text/processing/purposes.ts';
import { automationTexts } from '#text/rules/automations.ts';

const HIDDEN = '••••••••';

/** Integrations without what opens them and automations with what they did. */
export const settingsSection: ArchiveSection = {
  title: say('settings'),
  async *units({ repos, workspace }) {
    const [bitrix24, ai, bots, automations, logs, register] = await Promise.all([
      repos.integrations.findBitrix24(workspace.id),
      repos.integrations.findAi(workspace.id),
      Promise.all(MESSENGERS.map((messenger) => repos.chats.findBot(workspace.id, messenger))),
      repos.automations.find(workspace.id),
      Promise.all(AUTOMATIONS.map((name) => repos.automations.log(workspace.id, name))),
      presentRegister(workspace.id, repos),
    ]);
    const integrations = {
      bitrix24: bitrix24 && {
        webhook: bitrix24.masked,
        status_preset: bitrix24.statusPreset,
        created_at: bitrix24.createdAt,
        updated_at: bitrix24.updatedAt,
      },
      ai: ai && {
        provider: ai.provider,
        scope: ai.scope,
        client_id: ai.clientId,
        client_secret: HIDDEN,
        total_requests: ai.totalRequests,
        monthly_cap: ai.monthlyCap,
        created_at: ai.createdAt,
        updated_at: ai.updatedAt,
      },
      chats: MESSENGERS.flatMap((channel, index) => {
        const access = bots[index];
        return access ? [{ channel, bot: access.bot.name, token: HIDDEN, created_at: access.createdAt }] : [];
      }),
    };
    yield [
      { kind: 'document', path: 'integrations', about: archiveText.integrations, value: integrations },
      {
        kind: 'document',
        path: 'processing-register',
        about: archiveText.register,
        value: {
          ...register,
          bases: PURPOSES.map((purpose) => ({
            purpose,
            title: purposeTitles[purpose],
            legal_basis: register.bases[purpose],
            processors: PROCESSORS_OF[purpose],
          })),
        },
      },
      {
        kind: 'document',
        path: 'automations',
        about: archiveText.automations.about,
        value: AUTOMATIONS.map((name) => ({ name, ...automationTexts[name], ...settingOf(automations, name) })),
      },
      {
        kind: 'table',
        path: 'automations-log',
        about: archiveText.automations.log,
        columns: archiveText.automations.columns,
        pages: () => [
          AUTOMATIONS.flatMap((name, index) =>
            logs[index]!.map(({ at, outcome, text }) => ({
              automation: automationTexts[name].title,
              at,
              outcome,
              text: toldOf(text),
            })),
          ),
        ],
      },
    ];
  },
};
