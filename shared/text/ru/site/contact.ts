import type { PageSection, PageText } from './page.ts';

const HOURS =
  'По будням с 9:00 до 18:00 по Москве отвечает человек. В остальное время оставьте сообщение: прочитаем утром.';

export const contactText: PageText = {
  title: 'Контакты',
  description: 'Как связаться с Тонусом: поддержка, демонстрация, вопросы о данных и безопасности.',
  lead: 'Поддержка, демонстрация, вопросы о данных и безопасности.',
  sections: ({ botUrl, supportEmail, operator }) => [
    ...(botUrl || supportEmail ? reachable(botUrl, supportEmail) : UNREACHABLE),
    ...(operator ? [{ title: 'Кто отвечает за сервис', paragraphs: [operator] }] : []),
  ],
};

const UNREACHABLE: readonly PageSection[] = [
  {
    title: 'Поддержка и демонстрация',
    paragraphs: ['Владелец этой установки Тонуса пока не указал, куда писать.'],
  },
];

function reachable(botUrl: string | undefined, supportEmail: string | undefined): readonly PageSection[] {
  return [
    {
      title: 'Поддержка и демонстрация',
      paragraphs: [
        botUrl
          ? 'Быстрее всего отвечаем в мессенджере. Там же можно договориться о демонстрации.'
          : 'Напишите нам на почту. Так же можно договориться о демонстрации.',
        HOURS,
      ],
      links: [
        ...(botUrl ? [{ href: botUrl, name: 'Написать в бот', away: true }] : []),
        ...(supportEmail ? [{ href: `mailto:${supportEmail}`, name: supportEmail }] : []),
      ],
    },
    {
      title: 'Вопросы о персональных данных',
      paragraphs: [
        'Выгрузить свои данные и удалить аккаунт можно самостоятельно, в настройках профиля. Если это не получается или вопрос другой, напишите нам и укажите адрес, с которым вы зарегистрированы.',
      ],
    },
    {
      title: 'Уязвимости',
      paragraphs: [
        'Если вы нашли способ увидеть или изменить чужое, сообщите нам до публикации: что сделали, что получилось, как повторить. Проверяйте на своём пространстве и не трогайте данные других людей.',
      ],
    },
  ];
}
