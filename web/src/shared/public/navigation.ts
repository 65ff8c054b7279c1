/** Public menu (requirements 2.1.1), in display order. */
export const menu = [
  { to: '/about', label: 'About' },
  { to: '/councilAndCommittees', label: 'Council & Committees' },
  { to: '/blog', label: 'Blog' },
  { to: '/event', label: 'Event' },
  { to: '/shop', label: 'Shop' },
  { to: '/contact', label: 'Contact' },
] as const;

/** Public pages that only the footer links, so that visitors and crawlers find them. */
export const furtherPages = [
  { to: '/keanggotaan', label: 'How to join' },
  { to: '/journal', label: 'Journal' },
  { to: '/professional', label: 'Professional' },
  { to: '/directory', label: 'Member directory' },
  { to: '/verify', label: 'Card verification' },
  { to: '/legal', label: 'Legal' },
  { to: '/bylaws', label: 'AD/ART' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
] as const;
