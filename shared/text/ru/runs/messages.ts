/** What is sent to people in a chat, by SMS, to a device, by a portal. It names no poll: others may see the screen. */
export const runMessages = {
  invitation: 'Вас просят пройти опрос в Тонусе.',
  reminder:
    'Опрос в Тонусе ждёт вашего ответа. Тонус никому не говорит, кому пришло это напоминание. Если вы уже ответили, ничего делать не нужно.',
  /** To everybody of those without an account who was invited, whoever of them has answered. */
  reminderToAll:
    'Опрос в Тонусе ещё открыт. Мы напоминаем всем, кого пригласили без учётной записи: кто ответил, мы не смотрим. Если вы уже ответили, ничего делать не нужно.',
  /** To whoever reads another language than the text of their workspace is in. */
  sms: (link: string) => `Вас ждёт опрос: ${link}`,
  smsReminder: (link: string) => `Опрос ещё открыт: ${link}`,
  /** The title over one of the sentences above, on a device. */
  onDevice: 'Вас ждёт опрос',
  /** The button under a message. */
  open: 'Открыть опрос',
  /** What a bot says in a chat by itself. */
  bot: {
    connected:
      'Готово: сюда будут приходить приглашения на опросы. Отвечают по ссылке, в чате ответы не принимаются. Чтобы отключить, напишите «стоп».',
    stopped: 'Отключили: сюда больше ничего не придёт. Приглашения будут приходить письмами.',
    deadLink: 'Ссылка не подошла: она действует 15 минут и один раз. Новая — в Тонусе, в вашем профиле.',
    notHere:
      'Этого никто не прочитает: ответы принимает только Тонус, по ссылке. Чтобы отключить бота, напишите «стоп».',
  },
} as const;
