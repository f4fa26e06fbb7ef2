/** What keys of the API are refused with. */
export const apiKeysErrors = {
  moreThanOwn: 'Ключу можно дать только те права, которые есть у вас',
  tooMany: 'В пространстве уже тридцать действующих ключей. Отзовите те, которыми не пользуетесь',
  changed: 'В эту же минуту сделали другой ключ. Повторите',
};
