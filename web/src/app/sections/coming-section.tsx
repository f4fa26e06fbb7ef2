import { Link } from 'react-router-dom';
import { sectionsText } from '#web/text/sections.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { paths } from '../paths.ts';

interface ComingSectionProps {
  readonly section: 'employees' | 'tasks' | 'finance';
  readonly title: string;
}

/** A section that is not open yet: what the place will be for, and nothing that pretends to work. */
export function ComingSection({ section, title }: ComingSectionProps) {
  const words = sectionsText[section];
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={words.title}
        action={
          'action' in words && (
            <Link className="button button-outline" to={paths.section('workspaces')}>
              {words.action}
            </Link>
          )
        }
      >
        {words.text}
      </EmptyState>
    </>
  );
}
