import { useParams, useSearchParams } from 'react-router-dom';

/** The poll the address names, in its path or, at `/app?section=polls`, in its query; null when it names none. */
export function usePollId(): string | null {
  const { pollId } = useParams();
  const [query] = useSearchParams();
  return pollId ?? query.get('pollId');
}
