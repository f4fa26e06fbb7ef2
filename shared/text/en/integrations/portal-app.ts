import type { portalAppText as Russian } from '../../ru/integrations/portal-app.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words of connecting Bitrix24 as an application. */
export const portalAppText: Catalogue<typeof Russian> = {
  byApp: 'Connect as an application',
  byWebhook: 'Connect by a webhook',
  purpose:
    'Tasks and employees come from your Bitrix24. Tonus only reads them and sends employees notifications if you turn that on.',
  portal: 'Address of the portal',
  placeholder: 'company.bitrix24.com',
  hint: 'The portal will open: let the application in, and you will come back here. Best as an administrator: otherwise not all tasks are visible.',
  rights:
    'The application asks for the rights “Tasks”, “Users”, “Company structure” and “Chat and Notifications”: the last one to invite to polls, Tonus reads no chats. Files, CRM and calendars are not open to it.',
  go: 'Go to the portal',
  going: 'Opening the portal…',
  kind: 'Connected',
  kinds: { app: 'as an application', webhook: 'by a webhook' },
  address: 'Portal',
  since: 'Since',
  events: 'Last event',
  noEvents: 'none yet',
  ended: 'The portal no longer lets the application in. Connect it again: what has been read stays.',
  again: 'Connect again',
  disconnect: 'Disconnect',
  confirm:
    'Disconnect Bitrix24? What has been read from the portal will be deleted. Delete the application itself on the portal.',
  disconnected: 'Bitrix24 disconnected',
  page: {
    title: 'Bitrix24',
    progress: 'Connecting Bitrix24…',
    failed: 'Bitrix24 is not connected',
    refused: 'The portal has not given its permission. Start again',
    back: 'To the integrations',
    connected: 'Bitrix24 is connected: the portal is being read',
  },
};
