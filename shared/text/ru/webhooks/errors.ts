import { plural } from '../format.ts';

/** What is refused of subscriptions to events, and why an event did not arrive. */
export const webhookErrors = {
  full: (most: number) =>
    `В пространстве может быть не больше ${plural(most, 'получателя', 'получателей', 'получателей')} событий. Удалите лишнего`,
  problems: {
    not_https: 'Адрес не начинается с https://',
    credentials_in_url: 'В адресе логин или пароль: так события не отправляются',
    port: 'В адресе другой порт: события отправляются только на порт 443',
    blocked_address: 'Адрес ведёт внутрь закрытой сети: туда события не отправляются',
    unknown_host: 'Такого сервера в интернете нет',
    unreachable: 'Сервер не отвечает',
    tls: 'У сервера неверный сертификат',
    timeout: 'Сервер не ответил за 15 секунд',
    redirect: 'Сервер перенаправляет на другой адрес. Укажите сразу тот, который принимает события',
  },
};
