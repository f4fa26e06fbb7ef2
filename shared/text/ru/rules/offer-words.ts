/** What a category of partner offers is called when something of it is proposed or ordered. */
export const offerWords = {
  course: 'курсы',
  conference: 'конференции',
  gym: 'спортзал',
  psychologist: 'психолога',
} as const;
