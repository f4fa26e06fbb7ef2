import type { ReactNode } from 'react';
import { WorkspacesIcon } from '#web/ui/icons.tsx';

const SIZE = 20;

/** The mark of who lets somebody in, as its guidelines have it; a building for a company. An ornament beside the name. */
export function ProviderMark({ provider }: { readonly provider: string }) {
  switch (provider) {
    case 'yandex':
      return (
        <Mark>
          <circle cx="12" cy="12" r="12" fill="#fc3f1d" />
          <path
            fill="#fff"
            transform="translate(-0.4 0) scale(1.03)"
            d="M13.32 7.666h-.924c-1.694 0-2.585.858-2.585 2.123 0 1.43.616 2.1 1.881 2.959l1.045.704-3.003 4.487H7.49l2.695-4.014c-1.55-1.111-2.42-2.19-2.42-4.015 0-2.288 1.595-3.85 4.62-3.85h3.003v11.868H13.32z"
          />
        </Mark>
      );
    case 'vk':
      return (
        <Mark>
          <rect width="24" height="24" rx="6.5" fill="#07f" />
          <path
            fill="#fff"
            d="M6.79 7.3H4.05c.13 6.24 3.25 9.99 8.72 9.99h.31v-3.57c2.01.2 3.53 1.67 4.14 3.57h2.84c-.78-2.84-2.83-4.41-4.11-5.01 1.28-.74 3.08-2.54 3.51-4.98h-2.58c-.56 1.98-2.22 3.78-3.8 3.95V7.3H10.5v6.92c-1.6-.4-3.62-2.34-3.71-6.92Z"
          />
        </Mark>
      );
    case 'bitrix24':
      return (
        <Mark>
          <circle cx="12" cy="12" r="12" fill="#2fc6f6" />
          <path fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" d="M12 7v5h4m-4 6a6 6 0 1 1 6-6" />
        </Mark>
      );
    default:
      return <WorkspacesIcon size={SIZE} />;
  }
}

function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width={SIZE} height={SIZE} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
