/** The pictures of the product on its page, in their order; each lies in `public/pictures`, light and dark. */
export const PICTURES = ['overview', 'turnover', 'people'] as const;
export type PictureName = (typeof PICTURES)[number];

/** Pixels. */
export const [PICTURE_WIDTH, PICTURE_HEIGHT] = [1280, 800] as const;

interface PictureWords {
  readonly title: string;
  readonly text: string;
  /** What is to be seen, for whoever does not. */
  readonly alt: string;
}

const pictures: Record<PictureName, PictureWords> = {
  overview: {
    title: 'Что решить сегодня',
    text: 'Не больше трёх решений: что случилось, насколько это точно и кому поручить. Если решать нечего, так и сказано.',
    alt: 'Обзор: решение о команде с поводом, доказательством и кнопкой «В задачу», рядом сравнение с остальными.',
  },
  turnover: {
    title: 'Сколько стоят уходы',
    text: 'Сколько человек может уйти за полгода, во что обойдётся замена и что должно измениться, чтобы мера окупилась.',
    alt: 'Уходы: прогноз на полгода по командам с интервалами и ценой замены.',
  },
  people: {
    title: 'Люди в одном списке',
    text: 'Участники, портал и зарплатный файл соединены в один список: команда, руководитель, стаж и срок адаптации.',
    alt: 'Сотрудники: список с командой, руководителем, стажем и ближайшим сроком.',
  },
};

/** The pictures in words. */
export const picturesText = {
  title: 'Так это выглядит',
  note: 'Снято с демонстрационной компании: люди и цифры в ней выдуманы.',
  pictures,
} as const;
