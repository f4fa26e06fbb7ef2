/** The words of the OpenAPI document beside what each route does (`api.ts`). */
export const apiDocumentText = {
  title: 'Тонус',
  description: 'HR-аналитика и удержание сотрудников',
  idempotencyKey: 'Под одним ключом запрос выполняется один раз: повторённый в течение суток получает тот же ответ',
  key: 'Ключ API пространства: его создают в настройках пространства, он начинается с tonus_key_. Вызов доступен ключу, у которого есть право из x-permission',
  redirect: 'Переход',
  success: 'Успех',
  preparing: 'Ещё готовится',
} as const;
