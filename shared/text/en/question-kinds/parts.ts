import type {
  likely as RussianLikely,
  optionWords as RussianOptions,
  partsText as Russian,
} from '../../ru/question-kinds/parts.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../format.ts';

/** A figure with its interval; alone where everybody answered, so that there is none. */
export const likely: Catalogue<typeof RussianLikely> = (value, low, high) =>
  low === high ? value : `${value}, probably from ${low} to ${high}`;

/** What can be chosen, as its author writes it. */
export const optionWords: Catalogue<typeof RussianOptions> = {
  one: (place) => `Option ${place}`,
  another: 'Another option',
  remove: (place) => `Delete option ${place}`,
  hint: 'Enter adds an option. You can paste a whole list, one option a line.',
  full: 'No more than 20 options fit.',
  pasted: (count) => `Pasted: ${plural(count, 'option', 'options')}.`,
  lacks: {
    two: 'At least two options are needed',
    tooMany: 'No more than 20 options',
    same: 'Some options are the same',
    tooLong: 'An option is longer than 200 characters',
  },
  file: {
    noList: 'the options (“options”) must be a list of texts.',
    two: 'at least two options (“options”) are needed.',
    tooMany: 'more than 20 options.',
    tooLong: 'an option is longer than 200 characters.',
    same: 'some options are the same.',
  },
};

/** Words that several kinds of questions share: their settings, counting answers. */
export const partsText: Catalogue<typeof Russian> = {
  settings: {
    none: 'This must be an object with the settings of the question',
    wrong: (mistake) => `settings (“settings”): ${mistake[0]!.toLowerCase()}${mistake.slice(1)}.`,
  },

  figures: {
    several: 'Several options could be chosen, so the shares add up to more than a hundred per cent.',
    answer: 'Answer',
    count: 'Count',
    share: 'Share',
  },
};
