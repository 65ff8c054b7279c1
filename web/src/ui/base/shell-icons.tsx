import { icon } from './icon.tsx';

/** Icons of the layout of every page. They are separate from the others, so that no page must load those. */

export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l5 5');
export const FoldIcon = icon('m6 9 6 6 6-6');
export const AlertIcon = icon(
  'M12 8.5v4.5m0 3.5v.01M10.3 3.9 2.6 17.4A2 2 0 0 0 4.3 20.4h15.4a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
);
export const InfoIcon = icon('M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v5m0-8v.01');
export const CheckCircleIcon = icon('M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM8 12.2l2.8 2.8L16 9.5');
export const UserIcon = icon('M12 4.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0');
