import { formatNumber, NBSP, plural, pluralForm } from '../format.ts';

const people = (count: number) => plural(count, 'человек', 'человека', 'человек');

/** Words of the panel of what people are read from. */
export const peopleSourceText = {
  title: 'Каталог сотрудников из Яндекс 360 и 1С:ЗУП',
  purpose: `Каждую ночь читаем людей и${NBSP}отделы: новых ждём, уволенных сразу лишаем доступа. Писем не${NBSP}рассылаем. Перед первым разом покажем, что изменится.`,
  loadFailed: 'Не удалось загрузить источник сотрудников',
  kind: 'Источник',
  kinds: { yandex360: 'Яндекс 360', '1c': '1С:ЗУП' },
  organization: 'Номер организации',
  organizationHint: `В${NBSP}Яндекс 360 для бизнеса: «Общие настройки» → «Профиль организации»`,
  token: 'OAuth-токен',
  tokenHint: `С${NBSP}правами directory:read_users и${NBSP}directory:read_departments. Хранится зашифрованным`,
  showSecret: 'Показать',
  address: 'Адрес публикации',
  addressHint: `Например, https://1c.company.ru/zup. Администратор 1С публикует базу со${NBSP}стандартным интерфейсом OData и${NBSP}включает в${NBSP}него справочники «Сотрудники», «Физические лица», «Подразделения организаций», «Должности» и${NBSP}регистр «Текущие кадровые данные сотрудников»`,
  login: 'Пользователь 1С',
  password: 'Пароль',
  passwordHint: `Дайте этому пользователю только чтение. Пароль хранится зашифрованным`,
  reach: `До 1С внутри сети компании из${NBSP}облака не${NBSP}достать: тогда выгрузите сотрудников в${NBSP}файл.`,
  noMail: `У${NBSP}кого в${NBSP}1С нет почты, тот появится в${NBSP}списке сотрудников, но войти не${NBSP}сможет: таких спрашивают по${NBSP}ссылке, коду или SMS.`,
  toFile: 'Загрузить из файла',
  saved: 'Источник подключён, читаем его',
  reading: `Читаем источник. Это может занять несколько минут, страницу можно закрыть.`,
  connectedOn: 'Подключён',
  readAt: 'Прочитан',
  notRead: `ещё не${NBSP}читался`,
  last: `В${NBSP}последний раз`,
  expected: 'Ждём входа',
  refused: 'Не удалось принять',
  refusedOf: (count: number) => `${people(count)}; кого именно, видно в${NBSP}панели «Каталог сотрудников по SCIM»`,
  changes: ({ come, leave, change }: { come: number; leave: number; change: number }) =>
    come + leave + change === 0
      ? `ничего не${NBSP}изменилось`
      : `добавлено${NBSP}${formatNumber(come)}, ушло${NBSP}${formatNumber(leave)}, обновлено${NBSP}${formatNumber(change)}`,
  previewTitle: 'Вот что изменится',
  preview: ({ come, change }: { come: number; change: number }) =>
    [
      come === 0
        ? 'Новых людей нет.'
        : `Добавим ${plural(come, 'человека', 'человек', 'человек')}. Кто уже в${NBSP}Тонусе, останется участником; остальных будем ждать, писем им не${NBSP}отправим.`,
      ...(change === 0 ? [] : [`Данные обновятся у ${plural(change, 'человека', 'человек', 'человек')}.`]),
    ].join(' '),
  noLeavers: `Никто не${NBSP}уйдёт.`,
  leavers: (count: number) =>
    `${pluralForm(count, 'Уйдёт', 'Уйдут', 'Уйдут')} ${people(count)}, доступ к${NBSP}пространству закончится сразу`,
  more: (count: number) => `и${NBSP}ещё ${formatNumber(count)}`,
  apply: 'Применить изменения',
  applied: 'Применяем изменения',
  brakeTitle: `Слишком много ушедших: ничего не${NBSP}сделано`,
  brake: `Из${NBSP}источника пропало больше пятой части людей. Проверьте, правильно${NBSP}ли он настроен; если они правда ушли, подтвердите.`,
  letGo: 'Закончить доступ',
  letGoTitle: 'Закончить доступ?',
  disconnect: 'Отключить',
  disconnected: 'Источник отключён',
  disconnectTitle: 'Отключить источник?',
  disconnectText: `Токен или пароль забудем. Люди и${NBSP}команды останутся как есть, но об${NBSP}уволенных мы больше не${NBSP}узнаем.`,
};
