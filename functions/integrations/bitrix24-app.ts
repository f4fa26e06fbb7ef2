import { conflict } from '#core/http/errors.ts';
import type { Identity } from '#core/tokens.ts';
import { sha256 } from '#core/sha256.ts';
import { integrationsErrors } from '#text/integrations/errors.ts';
import type { PortalApplication } from './portal/open-connection.ts';
import type { Command } from './bitrix24/bitrix24-batch.ts';

/** What a portal tells us of: tasks, new people, and that we are thrown out. Of nothing else is it asked to. */
const EVENTS = ['OnTaskAdd', 'OnTaskUpdate', 'OnTaskDelete', 'OnUserAdd', 'OnAppUninstall'] as const;

/** 409 where this stage has no application. */
export function requireApplication({ application }: { application: PortalApplication | null }): PortalApplication {
  return application ?? conflict(integrationsErrors.ofApp.notOffered);
}

/** Where connecting ends that was begun so: in the same workspace, by the same session. */
export function boundTo(workspaceId: string, { userId, sessionId }: Identity): string {
  return sha256([workspaceId, userId, sessionId].join('\n'));
}

/** The address a portal tells its events to. The key in it is known to the portal alone. */
export function eventsAddress(siteUrl: string, workspaceId: string, eventsKey: string): string {
  return `${siteUrl}/api/bitrix24/workspaces/${workspaceId}/events/${eventsKey}`;
}

/** The commands that have events told there; one that is bound already says so, and that is well. */
export function bindCommands(handler: string): Readonly<Record<string, Command>> {
  return Object.fromEntries(EVENTS.map((event) => [event, { method: 'event.bind', params: { event, handler } }]));
}
