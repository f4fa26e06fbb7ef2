/** Published shares of annual pay that replacing somebody costs. */
export const replacementSourcesText = {
  share: { simple: '16 %', most: '21 %', calculator: '20 %', consultants: '50–200 %' },
  /** Of whom, and how far to trust it. */
  about: {
    simple: 'Простые работы с частой сменой людей: медиана исследований, в которых замену считали по расходам.',
    most: 'Медиана по 27 расчётам из 11 исследований, без врачей и высших руководителей. Поэтому по умолчанию стоит 20 %.',
    calculator: 'Значение по умолчанию в калькуляторе Culture Amp.',
    consultants: 'Оценка консультантов, расчёт не опубликован. Ближе к руководителям и редким специалистам.',
  },
} as const;
