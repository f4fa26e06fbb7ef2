import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height in px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A line icon on a 24-px grid; always an ornament beside words, so readers skip it. */
function icon(drawing: ReactNode) {
  return function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={className}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}

export const DashboardIcon = icon(<path d="M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z" />);
export const PollsIcon = icon(<path d="M4 4h16v12H9l-5 4zM8 8.500h8M8 12h5" />);
export const PeopleIcon = icon(
  <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.3-3.6 2.9-5.5 6.5-5.500s6.2 1.9 6.5 5.500M16 4.300a3.5 3.5 0 0 1 0 6.400M18.3 15c1.9.8 3 2.5 3.2 5" />,
);
export const TasksIcon = icon(<path d="M4 4h4.500v16H4zM9.75 4h4.500v10h-4.500zM15.5 4H20v13h-4.500z" />);
export const FinanceIcon = icon(<path d="M4 4v16h16M7.5 15l4-5 3.5 3 4.5-6.5" />);
export const WorkspacesIcon = icon(<path d="M4 7.500h16V19H4zM9 7.500V5h6v2.5" />);
export const SettingsIcon = icon(
  <path d="M12 15.200a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.400ZM12 3v2.500M12 18.500V21M3 12h2.500M18.5 12H21M5.6 5.600l1.8 1.800M16.6 16.600l1.8 1.800M5.6 18.400l1.8-1.800M16.6 7.400l1.8-1.8" />,
);
export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const ChevronLeftIcon = icon(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = icon(<path d="m9.5 6 6 6-6 6" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.500L19 7.5" />);
export const CrossIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const LogoutIcon = icon(<path d="M14 4H5v16h9M10 12h10M16.5 8.5 20 12l-3.5 3.5" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const SidebarIcon = icon(<path d="M4 5h16v14H4zM9.5 5v14" />);
export const ShieldIcon = icon(
  <path d="M12 3.5 19 6v6c0 4.3-2.9 7-7 8.500C7.9 19 5 16.3 5 12V6zM9 12l2.2 2.200L15 10.5" />,
);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1" />,
);
export const CopyIcon = icon(<path d="M9 9h11v11H9zM5 15H4V4h11v1" />);
export const TrashIcon = icon(<path d="M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 12.500h9.400L17.5 7M10 11v5M14 11v5" />);
export const ChartIcon = icon(<path d="M5 20v-7M10 20V9M15 20v-9M20 20V4" />);
export const AlertIcon = icon(<path d="M12 4 21 20H3zM12 10v4M12 17v.1" />);
/** An eye that is crossed out: others do not see it. */
export const HiddenIcon = icon(
  <path d="M4 4l16 16M10 5.200A9 9 0 0 1 12 5c5 0 8.300 4.500 9.500 7a13 13 0 0 1-2.800 3.800M6.300 7.200A14 14 0 0 0 2.500 12c1.200 2.500 4.500 7 9.500 7a9 9 0 0 0 4.200-1M10 10a2.800 2.800 0 0 0 4 4" />,
);
export const LockIcon = icon(<path d="M6 10.500h12V20H6zM8.5 10.500V7.500a3.5 3.5 0 0 1 7 0v3" />);
export const SunIcon = icon(
  <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.400M5.6 18.4 7 17M17 7l1.4-1.4" />,
);
export const MoonIcon = icon(<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500Z" />);
export const DownloadIcon = icon(<path d="M12 4v11M7.5 11l4.5 4.500 4.500-4.500M5 20h14" />);
export const UploadIcon = icon(<path d="M12 16V5M7.5 9.500l4.5-4.500 4.500 4.500M5 20h14" />);
export const PrintIcon = icon(<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />);
export const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.200-5.300L19.500 9M19.5 4.500V9H15" />);
export const RepeatIcon = icon(
  <path d="M4.500 11V9a3 3 0 0 1 3-3H19M16 3l3 3-3 3M19.500 13v2a3 3 0 0 1-3 3H5M8 21l-3-3 3-3" />,
);
export const BellIcon = icon(<path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4" />);
export const SearchIcon = icon(
  <path d="M10.5 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.300 15.300 20 20" />,
);
export const QrIcon = icon(
  <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM20 14v.1M17.500 20h2.500v-2.500M14 20v.1" />,
);
export const EditIcon = icon(<path d="M4 20h4L19.500 8.500l-4-4L4 16zM13 7l4 4" />);
export const ArrowUpIcon = icon(<path d="M12 19V5M6.500 10.500 12 5l5.500 5.500" />);
export const ArrowDownIcon = icon(<path d="M12 5v14M6.500 13.500 12 19l5.500-5.500" />);
export const GripIcon = icon(<path d="M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1" strokeWidth={2.6} />);
export const MoreIcon = icon(<path d="M6 12v.1M12 12v.1M18 12v.1" strokeWidth={2.6} />);
export const ClockIcon = icon(<path d="M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 8v4l2.5 2" />);
export const FilterIcon = icon(<path d="M5 7h14M8 12h8M10.500 17h3" />);
export const KeyboardIcon = icon(<path d="M3 6.500h18v11H3zM7 10.500v.1M11 10.500v.1M15 10.500v.1M8 14h8" />);
export const OpenIcon = icon(<path d="M13 5h6v6M19 5l-8.500 8.500M10 6H5v13h13v-5" />);
export const ArchiveIcon = icon(<path d="M4 5h16v4H4zM5.500 9v10h13V9M10 13h4" />);
export const SendIcon = icon(<path d="M4 11 20 4l-5 16-4.500-6.500zM10.500 13.500 20 4" />);
