import { Link } from 'react-router-dom';
import { sectionsText } from '#web/text/sections.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { paths } from '../paths.ts';

const text = sectionsText.subscription;

/** Where the upgrade button leads. */
export default function SubscriptionSection() {
  return (
    <>
      <PageHeader title={text.title} />
      <EmptyState
        title={text.emptyTitle}
        action={
          <Link className="button button-outline" to={paths.anchor('pricing')}>
            {text.action}
          </Link>
        }
      >
        {text.emptyText}
      </EmptyState>
    </>
  );
}
