import * as z from 'zod/mini';
import { GivenReport } from '#shared/models/run-report.ts';
import { PollLanguage } from '#shared/models/translation.ts';
import { POLL_LANGUAGES } from '#shared/rules/poll-languages.ts';
import { text } from './common.ts';

const PLACE_MAX = 120;
const PLACES_MAX = 5000;
const TEXT_MAX = 2000;
const HASH_MAX = 100;

/** What a poll or a survey says in other languages, by the place where it stands; who has checked it is nobody there. */
export const Translations = z._default(
  z
    .array(
      z.strictObject({
        language: PollLanguage,
        texts: z
          .record(
            text(PLACE_MAX),
            z.strictObject({ text: text(TEXT_MAX), state: z.enum(['draft', 'bank', 'checked']), of: text(HASH_MAX) }),
          )
          .check(z.refine((texts) => Object.keys(texts).length <= PLACES_MAX)),
      }),
    )
    .check(
      z.maxLength(POLL_LANGUAGES.length),
      z.refine((all) => new Set(all.map(({ language }) => language)).size === all.length),
    ),
  [],
);
export type MovedTranslations = z.output<typeof Translations>;

/** “You said, we did” of a run, as those who write it have it: its page is opened anew. Null where nobody has written any. */
export const Report = z._default(
  z.nullable(
    z.strictObject({
      intro: GivenReport.shape.intro,
      items: GivenReport.shape.items,
      question_ids: GivenReport.shape.question_ids,
    }),
  ),
  null,
);
export type MovedReport = z.output<typeof Report>;
