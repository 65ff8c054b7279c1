import { icon } from './icon.tsx';

export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const ArrowLeftIcon = icon('M19 12H5m6-6-6 6 6 6');
export const ArrowRightIcon = icon('M5 12h14m-6-6 6 6-6 6');
export const ArrowUpIcon = icon('M12 19V5m-6 6 6-6 6 6');
export const ArrowDownIcon = icon('M12 5v14m6-6-6 6-6-6');
export const SortIcon = icon('m8 10 4-4 4 4m0 4-4 4-4-4');
export const ClockIcon = icon('M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5.2l3.2 2');
export const DownloadIcon = icon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15');
export const UploadIcon = icon('M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 19.5h15');
export const PrintIcon = icon(
  'M7 9V4.5h10V9M7 17H4.5v-6.5A1.5 1.5 0 0 1 6 9h12a1.5 1.5 0 0 1 1.5 1.5V17H17M7 14h10v5.5H7Z',
);
export const RefreshIcon = icon(
  'M20 11a8 8 0 0 0-14.3-4.3L4 8.5M4 4v4.5h4.5M4 13a8 8 0 0 0 14.3 4.3L20 15.5M20 20v-4.5h-4.5',
);
export const LogoutIcon = icon('M9.5 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h3.5M15 8l4 4-4 4m4-4H9.5');
export const PhotoIcon = icon(
  'M4 8.5a2 2 0 0 1 2-2h2L9.5 4.5h5L16 6.5h2a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2ZM12 9.3a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4Z',
);
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
);
export const EyeOffIcon = icon(
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.5 7.4A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a2.9 2.9 0 0 0 4 4.1',
);
export const PhoneIcon = icon(
  'M5 4h3.5L10 8.5 7.8 10a12 12 0 0 0 6.2 6.2l1.5-2.2 4.5 1.5V19a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2Z',
);
export const MailIcon = icon(
  'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3.5 7.5l8.5 6 8.5-6',
);
export const PinIcon = icon(
  'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21ZM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
);
export const ShareIcon = icon(
  'M6 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM17.5 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM17.5 16a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8.2 10.8l7-4M8.2 13.2l7 4',
);
export const CalendarIcon = icon(
  'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2ZM4 10h16M8 3.5v4m8-4v4',
);
export const ExternalIcon = icon(
  'M14 4.5h5.5V10M19.5 4.5 11 13M10 6H6.5a2 2 0 0 0-2 2v9.5a2 2 0 0 0 2 2H16a2 2 0 0 0 2-2V14',
);
export const PlusIcon = icon('M12 5v14M5 12h14');
export const TrashIcon = icon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9L17.5 7M10 10.5v6m4-6v6');
export const GripIcon = icon('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', 3);
export const ZoomInIcon = icon(
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5M10.5 7.8v5.4M7.8 10.5h5.4',
);
export const ZoomOutIcon = icon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5M7.8 10.5h5.4');
export const FitIcon = icon('M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5');
export const RotateIcon = icon('M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 4v4.5h-4.5');
