/** How screens speak of the ways to tell people of a run. */
export const channelsText = {
  mail: {
    /** The checkbox. */
    label: 'Письмом',
    /** In a sentence: «Пригласим письмом или …». */
    by: 'письмом',
    /** Before a number of people: «письмом — 3». */
    reached: 'письмом',
    reaches: 'Письмо дойдёт тем, чей адрес подтверждён.',
    needs: null,
  },
  bitrix24: {
    label: 'Уведомлением в Bitrix24',
    by: 'уведомлением в Bitrix24',
    reached: 'в Bitrix24',
    reaches: 'Кого нет в Bitrix24, получит письмо. Напоминания об анонимном опросе придут письмом всем.',
    needs: 'Вебхуку нужно право «Чат и уведомления (im)».',
  },
  telegram: {
    label: 'В Telegram',
    by: 'в Telegram',
    reached: 'в Telegram',
    reaches: 'Кто не подключил чат, получит письмо. Напоминания об анонимном опросе придут письмом всем.',
    needs: null,
  },
  max: {
    label: 'В MAX',
    by: 'в MAX',
    reached: 'в MAX',
    reaches: 'Кто не подключил чат, получит письмо. Напоминания об анонимном опросе придут письмом всем.',
    needs: null,
  },
  push: {
    label: 'Уведомлением на устройстве',
    by: 'уведомлением на устройстве',
    reached: 'на устройстве',
    reaches: 'Кто не включил уведомления в профиле, получит письмо.',
    needs: null,
  },
} as const;
