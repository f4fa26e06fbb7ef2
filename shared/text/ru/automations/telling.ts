import type { QuietHours } from '../../../rules/quiet-hours.ts';

const hour = (value: number) => `${value}:00`;
const hours = (quiet: QuietHours) => (quiet === 'off' ? 'нет' : `с ${hour(quiet.from)} до ${hour(quiet.to)}`);

/** How people are told of polls: in which order of channels, at which hours, by whose clock. */
export const tellingText = {
  title: 'Как вам писать',
  polls: 'Приглашения и напоминания',
  order: 'Порядок каналов',
  orderText:
    'Об опросе придёт одно сообщение: первым способом, который до вас дойдёт. Если не дойдёт ни один, придёт письмо.',
  up: (channel: string) => `${channel}: выше`,
  down: (channel: string) => `${channel}: ниже`,
  may: (channel: string) => `${channel}: можно писать`,
  moved: (channel: string, place: number, of: number) => `${channel}: место ${place} из ${of}`,
  /** Under a channel that cannot reach whoever looks. */
  noChat: 'чат не подключён',
  noDevice: 'уведомления нигде не включены',
  orderOfSpace: 'Вернуть общий порядок',
  hours: 'Тихие часы',
  hoursText: 'Что пришлось на это время, придёт, когда оно кончится.',
  hoursOfSpace: (quiet: QuietHours) => `Как у всех: ${hours(quiet)}`,
  hoursOwn: 'Свои',
  hoursSet: 'Не писать в эти часы',
  hoursOff: 'Писать в любое время',
  ends: { from: 'С', to: 'До' },
  hour,
  zone: 'Часовой пояс',
  zoneName: (zone: string, offset: string) => `${zone.replaceAll('_', ' ')} (UTC${offset})`,
  zoneOfSpace: (zone: string) => `Как у всех: ${zone}`,
  browsers: (zone: string) => `Часы этого устройства: ${zone}.`,
  takeBrowsers: 'Взять их',
  language: 'Язык опросов',
  languageText: 'Если опрос есть на этом языке, на нём придёт и приглашение.',
  languageOfProfile: 'Как в профиле',
  failed: 'Не получилось сохранить: ',
  loadFailed: 'Не получилось узнать, как вам писать',
  space: {
    title: 'Как писать людям',
    lead: 'Для тех, кто не выбрал сам в своём профиле. Каждому уходит одно сообщение, по часам человека.',
  },
} as const;
