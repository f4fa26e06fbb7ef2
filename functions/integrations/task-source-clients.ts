import { createOutbound } from '#core/clients/outbound.ts';
import type { Config } from '#core/config.ts';
import type { TaskSourceKind } from '#shared/rules/task-sources.ts';
import { createJiraCloud, createJiraServer } from './task-sources/jira.ts';
import type { TaskSource } from './task-sources/task-source.ts';
import { createTracker, TRACKER_URL } from './task-sources/tracker.ts';
import { createYouTrack } from './task-sources/youtrack.ts';

/** What tasks are read by, for whoever may open the secrets of sources. */
export type TaskSourceClients = Readonly<Record<TaskSourceKind, TaskSource>>;

/** Made where tasks are read; refuses an address of Yandex Tracker that is not its own. */
export function createTaskSourceClients({ outboundAllow, yandexTrackerUrl: url }: Config): TaskSourceClients {
  // A mistyped setting would hand the tokens of customers to a stranger.
  if (url !== undefined && url !== TRACKER_URL && !outboundAllow.has(new URL(url).host)) {
    throw new Error('This function is not configured: YANDEX_TRACKER_URL is no address of its service');
  }
  const outbound = createOutbound({ allow: outboundAllow });
  return {
    tracker: createTracker(outbound, url),
    youtrack: createYouTrack(outbound),
    'jira-cloud': createJiraCloud(outbound),
    'jira-server': createJiraServer(outbound),
  };
}
