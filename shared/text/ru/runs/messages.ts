import { quoted } from '../format.ts';

/** What is sent to people in a chat, by SMS, to a device, by a portal. It names no poll: others may see the screen. */
export const runMessages = {
  invitation: 'Вас просят пройти опрос в Тонусе.',
  reminder:
    'Опрос в Тонусе ждёт вашего ответа. Тонус никому не говорит, кому пришло это напоминание. Если вы уже ответили, ничего делать не нужно.',
  /** To everybody of those without an account who was invited, whoever of them has answered. */
  reminderToAll:
    'Опрос в Тонусе ещё открыт. Мы напоминаем всем, кого пригласили без учётной записи: кто ответил, мы не смотрим. Если вы уже ответили, ничего делать не нужно.',
  /** To whoever reads another language than the text of their workspace is in. */
  sms: (link: string) => `Опрос вашей компании: ${link}`,
  smsReminder: (link: string) => `Опрос ещё открыт: ${link}`,
  /** The title over one of the sentences above, on a device. */
  onDevice: 'Вас ждёт опрос',
  /** The button under a message. */
  open: 'Открыть опрос',
  /** What a bot says in a chat by itself. */
  bot: {
    connected:
      'Готово: сюда будут приходить приглашения на опросы. Отвечают по ссылке, в чате ответы не принимаются. Чтобы отключить, напишите «стоп».',
    /** To whoever has no account: their company has written them down, and is named. */
    connectedBySlip: (company: string) =>
      `Готово: сюда будут приходить приглашения на опросы компании ${quoted(company)}. Она сама записала вас и дала листок, по которому подключён этот чат. Отвечают по ссылке, в чате ответы не принимаются. Чтобы больше не приходило, напишите «стоп». Узнать, что о вас записано, исправить или удалить это можно в компании.`,
    stopped: 'Отключили: сюда больше ничего не придёт. Приглашения будут приходить письмами.',
    stoppedBySlip:
      'Отключили: сюда больше ничего не придёт. Если записан ваш номер, приглашения могут приходить по SMS: чтобы не приходили и они, скажите в компании.',
    deadLink:
      'Ссылка не подошла: она действует один раз, из профиля — 15 минут, с листка — 30 дней. Новая — в Тонусе, в вашем профиле, или у того, кто дал листок.',
    notHere:
      'Этого никто не прочитает: ответы принимает только Тонус, по ссылке. Чтобы отключить бота, напишите «стоп».',
  },
} as const;
