import type { Translations } from '#shared/models/translations.ts';
import { paths } from '#web/lib/paths.ts';
import { sum } from '#shared/rules/sum.ts';
import { AddressTabs } from '#web/ui/address-tabs.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { languagesText as text } from '#text/asking/languages.ts';
import { useTranslations, type Translated } from '../lib/translations-api.ts';

interface AskingTabsProps {
  readonly thing: Translated;
  readonly current: 'questions' | 'languages';
  /** Whether it is asked in more than one language. */
  readonly isTranslated: boolean;
}

/** The parts of a poll or a survey that is being made: what it asks, and in which languages. */
export function AskingTabs({ thing, current, isTranslated }: AskingTabsProps) {
  const { data } = useTranslations(isTranslated ? thing : null);
  const holes = data ? holesIn(data) : 0;
  const ways =
    thing.kind === 'poll'
      ? { questions: paths.pollEdit(thing.id), languages: paths.pollLanguages(thing.id) }
      : { questions: paths.surveyEdit(thing.id), languages: paths.surveyLanguages(thing.id) };
  return (
    <AddressTabs
      label={text.tabs.label}
      current={ways[current]}
      tabs={[
        { to: ways.questions, name: text.tabs.questions },
        {
          to: ways.languages,
          name: text.tabs.languages,
          note: holes > 0 && <Tag tone="warning">{text.missing(holes)}</Tag>,
        },
      ]}
    />
  );
}

/** How many texts a launch waits for, in all languages. */
function holesIn({ translations }: Translations): number {
  return sum(translations.map(({ holes }) => holes));
}
