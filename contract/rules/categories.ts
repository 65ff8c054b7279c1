/**
 * Categories of articles, in the order of their list, and of events (requirements 2.4.4 and 2.5.3), and the kinds of
 * their links in rank. Apart from the schemas, which bring zod along.
 */
export const blogCategories = ['education', 'workshop', 'professional', 'research', 'sharing'] as const;
export type BlogCategory = (typeof blogCategories)[number];

export const eventCategories = ['workshop', 'seminar', 'festival', 'competition'] as const;
export type EventCategory = (typeof eventCategories)[number];

export const eventLinkTypes = ['registration', 'additional-link'] as const;
export type EventLinkType = (typeof eventLinkTypes)[number];
