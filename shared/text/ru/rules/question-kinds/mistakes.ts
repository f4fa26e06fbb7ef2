/** What is wrong with an answer as the server has it, and with a question as its author has it. */
export const mistakesText = {
  /** Whoever answers in another field of the API than the kind of question wants. */
  wrongField: {
    rating: 'Здесь отвечают оценкой',
    matrix: 'Здесь оценивают каждое утверждение',
    date: 'Здесь отвечают датой',
    number: 'Здесь отвечают числом',
    ranking: 'Здесь расставляют варианты по порядку',
    choosing: 'Здесь отвечают, выбирая вариант',
    writing: 'Здесь отвечают своими словами',
  },
  choosing: {
    repeated: 'Варианты ответа повторяются',
    few: 'Нужно не меньше двух вариантов ответа',
    unknown: 'Такого варианта нет',
    several: 'Выберите один вариант',
  },
  matrix: {
    repeated: 'Утверждения повторяются',
    few: 'Нужно не меньше двух утверждений',
    many: (most: number) => `Утверждений может быть не больше ${most}`,
    ratings: (statements: number) => `Нужны оценки всех утверждений по порядку: ${statements}`,
    each: 'Оцените каждое утверждение',
    one: 'Оцените хотя бы одно утверждение',
  },
  ranking: {
    many: (most: number) => `Расставить по порядку можно не больше ${most} вариантов`,
    all: 'Расставьте все варианты, каждый один раз',
  },
  date: {
    days: 'Укажите первый и последний день, с 1900 года по 2100',
    order: 'Последний день должен быть позже первого',
  },
  number: {
    bounds: 'Границы — целые числа от 0 до миллиарда',
    order: 'Наибольшее число должно быть больше наименьшего',
    unit: 'Единица — слово или сокращение',
    unitTooLong: (most: number) => `Единица не длиннее ${most} символов`,
  },
} as const;
