import { useEffect, useState, type ComponentType } from 'react';
import { publicPageText as text } from '#text/poll-page.ts';
import { sayLater } from './language/language.ts';
import { Loading, LoadError } from './page-states.tsx';

/**
 * A page that few respondents ever see, fetched when it is shown: what everybody waits for stays light. The server has
 * just said something when such a page comes, so there is a connection; where the page does not arrive all the same, it
 * is asked for by opening everything anew, since a browser remembers of a module that it was not there.
 * What is `quiet` is a part of a page, which goes on without it; drawn anew, it is asked for again under another name.
 */
export function later<Props extends object>(
  load: (again: string) => Promise<ComponentType<Props>>,
  quiet = false,
): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined;
  let again = '';
  return function Later(props: Props) {
    const [Page, setPage] = useState<ComponentType<Props> | 'lost' | undefined>(() => arrived);
    useEffect(() => {
      // Perhaps between this drawing and now, for another one.
      if (arrived) return setPage(() => arrived);
      Promise.all([load(again), sayLater(again)]).then(
        ([page]) => setPage(() => (arrived = page)),
        () => {
          again += '?';
          setPage('lost');
        },
      );
    }, []);
    if (typeof Page === 'function') return <Page {...props} />;
    if (quiet) return null;
    return Page ? <LoadError message={text.loadOffline} onRetry={() => window.location.reload()} /> : <Loading />;
  };
}
