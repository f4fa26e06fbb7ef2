import type { Catalogue } from '../../catalogue.ts';
import type { channelsText as Russian } from '../../ru/rules/channels.ts';

export const channelsText: Catalogue<typeof Russian> = {
  mail: {
    label: 'By email',
    by: 'by email',
    reached: 'by email',
    reaches: 'An email reaches those whose address is confirmed.',
    needs: null,
  },
  bitrix24: {
    label: 'By a notification in Bitrix24',
    by: 'by a notification in Bitrix24',
    reached: 'in Bitrix24',
    reaches: 'Whoever is not in Bitrix24 gets an email. Reminders of an anonymous poll come to everyone by email.',
    needs: 'The webhook needs the right “Chat and notifications (im)”.',
  },
  telegram: {
    label: 'In Telegram',
    by: 'in Telegram',
    reached: 'in Telegram',
    reaches:
      'Whoever has not connected a chat gets an email. Reminders of an anonymous poll come to everyone by email.',
    needs: null,
  },
  max: {
    label: 'In MAX',
    by: 'in MAX',
    reached: 'in MAX',
    reaches:
      'Whoever has not connected a chat gets an email. Reminders of an anonymous poll come to everyone by email.',
    needs: null,
  },
  push: {
    label: 'By a notification on a device',
    by: 'by a notification on a device',
    reached: 'on a device',
    reaches: 'Whoever has not turned on notifications in their profile gets an email.',
    needs: null,
  },
};
