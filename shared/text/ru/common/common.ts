const BRAND = 'Тонус';

/** Words used all over the product. */
export const commonText = {
  brand: BRAND,
  documentTitle: (page: string) => `${page}${page.includes(' — ') ? '.' : ' —'} ${BRAND}`,
  noConnection: 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.',
  notSaved: 'Нет связи: ничего не отправлено и не сохранено. Введённое на месте, повторите, когда связь вернётся.',
  somethingFailed: 'Что-то пошло не так. Попробуйте ещё раз.',
  retry: 'Попробовать снова',
  close: 'Закрыть',
  cancel: 'Отменить',
  loading: 'Загрузка…',
  toHome: 'На главную',
  back: 'Назад',
  noPermissionTitle: 'У вас нет доступа к этому разделу',
  noPermissionText: 'Доступ зависит от роли в пространстве. Его может изменить владелец или руководитель.',
  loadFailedTitle: 'Не удалось загрузить',
  asTable: 'таблицей',
  asTableOf: (what: string) => `Показать таблицей: ${what}`,
} as const;
