import { Link } from 'react-router-dom';
import { pollLanguagesText } from '#text/common/poll-languages.ts';
import { languagesText } from '#text/asking/languages.ts';
import { paths } from '#web/lib/paths.ts';
import { Caption } from '#web/ui/layout/layout.tsx';
import { useTranslations, type Translated } from '../lib/translations-api.ts';

const text = languagesText.launch;

interface LaunchLanguagesProps {
  readonly thing: Translated;
  /** Whether it is asked in more than one language. */
  readonly isTranslated: boolean;
}

/** Before a launch: in which languages it is asked, and what is in the way; nothing of what is asked in one. */
export function LaunchLanguages({ thing, isTranslated }: LaunchLanguagesProps) {
  const { data } = useTranslations(isTranslated ? thing : null);
  if (!isTranslated || !data) return null;
  const { names, within } = pollLanguagesText;
  const all = [data.language, ...data.translations.map(({ language }) => language)];
  const holes = data.translations.filter((one) => one.holes > 0);
  const words = holes.map((one) => text.holes(within[one.language], one.holes)).join(', ');
  const first = holes[0]?.language ?? '';
  const way = thing.kind === 'poll' ? paths.pollLanguages(thing.id, first) : paths.surveyLanguages(thing.id, first);
  return (
    <Caption tone={holes.length > 0 && data.on_holes === 'refuse' ? 'coral' : 'ink-2'}>
      <b>{text.title}:</b> {all.map((language) => names[language]).join(', ')}.{' '}
      {holes.length > 0 && (
        <>
          {data.on_holes === 'refuse' ? text.refused(words) : text.shown(words)} <Link to={way}>{text.link}</Link>
        </>
      )}
    </Caption>
  );
}
