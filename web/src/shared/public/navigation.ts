import * as t from '#messages/shared/public';
/** Public menu (requirements 2.1.1), in display order. */
export const menu = [
  { to: '/about', label: t.about },
  { to: '/councilAndCommittees', label: t.council },
  { to: '/blog', label: t.blog },
  { to: '/event', label: t.event },
  { to: '/shop', label: t.shop },
  { to: '/contact', label: t.contact },
] as const;

/** Public pages that only the footer links, so that visitors and crawlers find them. */
export const furtherPages = [
  { to: '/keanggotaan', label: t.howToJoin },
  { to: '/journal', label: t.journal },
  { to: '/professional', label: t.professional },
  { to: '/directory', label: t.directory },
  { to: '/verify', label: t.cardVerification },
  { to: '/legal', label: t.legal },
  { to: '/bylaws', label: t.bylaws },
  { to: '/privacy', label: t.privacy },
  { to: '/terms', label: t.terms },
] as const;
